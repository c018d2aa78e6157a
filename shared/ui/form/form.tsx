import { zodResolver } from '@hookform/resolvers/zod';
import { dismissPassing } from '@portal/runtime/toasts';
import { ApiError } from '@portal/shared/api';
import { Button, type ButtonVariant } from '@portal/ui/button';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
  useFormContext,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { listErrors } from '../error-summary/list-errors.ts';
import { noInterruption } from '../interruption/interruption.tsx';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';
import styles from './form.module.css';
import { FormIdContext, fieldId, LengthLimitsContext } from './form-context.ts';
import { toFormErrors } from './form-errors.ts';
import { readPreHydrationInput, replayInput } from './pre-hydration-input.ts';
import { refuseTooLong } from './refuse-too-long.ts';

export { type UseFormReturn, useFieldArray, useFormContext, useWatch } from 'react-hook-form';

interface FormProps<Output extends FieldValues, Input extends FieldValues> {
  schema: z.ZodMiniType<Output, Input>;
  /** A value for every field: what a control shows is always known. */
  defaultValues: DefaultValues<Input>;
  /**
   * Sends valid values; the form is locked until it settles. What the server refuses is shown at the fields that it names,
   * else of the whole form (what it throws is an `ApiError` then); any other error as a failure to send. What was typed stays.
   */
  onSubmit: (values: Output, form: UseFormReturn<Input, unknown, Output>) => unknown;
  /** The field that a refusal is about where the server names none. */
  errorField?: Path<Input>;
  /** What is said of a refused attempt; the error's own message by default. */
  formatError?: (error: ApiError) => string;
  /** Before a refusal is shown, for what else becomes of it: a toast, one field more. */
  onServerError?: (error: ApiError) => void;
  /** After an attempt that the schema refused, with its messages; they are shown in any case. */
  onInvalid?: (messages: readonly string[]) => void;
  children: ReactNode;
}

/** A form of the portal: validated by its schema on submission, then field by field as it is corrected. */
export function Form<Output extends FieldValues, Input extends FieldValues>({
  schema,
  defaultValues,
  onSubmit,
  errorField,
  formatError,
  onServerError,
  onInvalid,
  children,
}: FormProps<Output, Input>) {
  const id = useId();
  const inFlight = useRef(false);
  const alive = useHydrated();
  const [early] = useState(() => (alive ? [] : readPreHydrationInput(id, defaultValues)));
  useEffect(() => {
    for (const typed of early) replayInput(id, typed);
  }, [early, id]);
  const [limits] = useState(() => new Map<string, number>());
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    resolver: refuseTooLong(zodResolver(schema) as Resolver<Input, unknown, Output>, limits),
    shouldFocusError: false,
  });

  const send = async (values: Output) => {
    try {
      await onSubmit(values, form);
    } catch (error) {
      if (error instanceof ApiError) return showRefusal(error);
      console.error(error);
      form.setError('root.send', {
        message: 'Não foi possível enviar. Confira sua conexão e tente de novo.',
      });
    }
  };

  function showRefusal(error: ApiError): void {
    // A field that is shown from now on is there to be named.
    flushSync(() => onServerError?.(error));
    const fields = Object.keys(defaultValues).filter((name) => document.getElementById(fieldId(id, name)));
    for (const { field, text } of toFormErrors(error, {
      fields,
      field: errorField,
      text: formatError?.(error),
    }))
      form.setError((field as Path<Input> | null) ?? 'root.refused', { type: 'server', message: text });
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog is a child of the page's form for React, though not in the document.
    event.stopPropagation();
    if (inFlight.current) return;
    inFlight.current = true;
    dismissPassing();
    await form
      .handleSubmit(send, (errors) =>
        onInvalid?.(listErrors(errors, () => null).map(({ message }) => message)),
      )(event)
      .finally(() => {
        inFlight.current = false;
      });
  };

  return (
    <FormProvider {...form}>
      <FormIdContext value={id}>
        <LengthLimitsContext value={limits}>
          {/* `post` keeps what is typed out of the address should the page not be alive yet. */}
          <form method="post" noValidate className={styles.form} onSubmit={submit} {...noInterruption}>
            <noscript>Este formulário precisa de JavaScript para ser enviado.</noscript>
            <ErrorSummary />
            {children}
          </form>
        </LengthLimitsContext>
      </FormIdContext>
    </FormProvider>
  );
}

interface SubmitButtonProps {
  variant?: ButtonVariant;
  /** Why it cannot be sent yet. */
  disabledReason?: string;
  children: ReactNode;
}

/** Submits the form around it; shows that it is being sent. */
export function SubmitButton({ variant, disabledReason, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  const alive = useHydrated();
  return (
    <>
      <Button
        type="submit"
        variant={variant}
        busy={isSubmitting || !alive}
        disabledReason={disabledReason}
        className={alive ? undefined : styles.waiting}
      >
        {children}
      </Button>
      <span role="status" className="visuallyHidden">
        {isSubmitting ? 'Enviando…' : ''}
      </span>
    </>
  );
}
