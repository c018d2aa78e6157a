import { zodResolver } from '@hookform/resolvers/zod';
import { Button, type ButtonVariant } from '@portal/ui/button';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
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
import { FormIdContext } from './form-context.ts';
import { typeAgain, typedEarly } from './typed-early.ts';

export { type UseFormReturn, useFieldArray, useFormContext, useWatch } from 'react-hook-form';

interface FormProps<Output extends FieldValues, Input extends FieldValues> {
  schema: z.ZodMiniType<Output, Input>;
  /** A value for every field: what a control shows is always known. */
  defaultValues: DefaultValues<Input>;
  /**
   * Sends valid values; the form is locked until it settles. Refusals of the server go to the fields through
   * `form.setError(name, { message })`. What it throws is shown as a failure to send; what was typed stays.
   */
  onSubmit: (values: Output, form: UseFormReturn<Input, unknown, Output>) => unknown;
  /** After an attempt that the schema refused, with its messages; they are shown in any case. */
  onInvalid?: (messages: readonly string[]) => void;
  /** Id of the heading that names the form. */
  labelledBy?: string;
  children: ReactNode;
}

/** A form of the portal: validated by its schema on submission, then field by field as it is corrected. */
export function Form<Output extends FieldValues, Input extends FieldValues>({
  schema,
  defaultValues,
  onSubmit,
  onInvalid,
  labelledBy,
  children,
}: FormProps<Output, Input>) {
  const id = useId();
  const inFlight = useRef(false);
  const alive = useHydrated();
  const [early] = useState(() => (alive ? [] : typedEarly(id, defaultValues)));
  useEffect(() => {
    for (const typed of early) typeAgain(id, typed);
  }, [early, id]);
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    resolver: zodResolver(schema) as Resolver<Input, unknown, Output>,
    shouldFocusError: false,
  });

  const send = async (values: Output) => {
    try {
      await onSubmit(values, form);
    } catch (error) {
      console.error(error);
      form.setError('root.send', {
        message: 'Não foi possível enviar. Confira sua conexão e tente de novo.',
      });
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog is a child of the page's form for React, though not in the document.
    event.stopPropagation();
    if (inFlight.current) return;
    inFlight.current = true;
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
        {/* `post` keeps what is typed out of the address should the page not be alive yet. */}
        <form
          method="post"
          noValidate
          className={styles.form}
          aria-labelledby={labelledBy}
          onSubmit={submit}
          {...noInterruption}
        >
          <noscript>Este formulário precisa de JavaScript para ser enviado.</noscript>
          <ErrorSummary />
          {children}
        </form>
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
