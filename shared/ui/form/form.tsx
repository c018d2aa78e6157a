import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@portal/client/api';
import { dismissPassing } from '@portal/client/toasts';
import * as messages from '@portal/contract/validators/messages';
import { Button, type ButtonVariant } from '@portal/ui/button';
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  get,
  type Path,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
  useFormContext,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { FormIdContext, fieldId, LengthLimitsContext } from '../form-field/use-form-field.ts';
import { noInterruption } from '../interruption/interruption.tsx';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';
import { ErrorSummary, listErrors } from './error-summary.tsx';
import styles from './form.module.css';

export { type UseFormReturn, useFieldArray, useFormContext, useWatch } from 'react-hook-form';

interface FormProps<Output extends FieldValues, Input extends FieldValues> {
  schema: z.ZodMiniType<Output, Input>;
  /** Values of all fields, so that every control is controlled. */
  defaultValues: DefaultValues<Input>;
  /**
   * Sends valid values; the form is locked until it settles. A thrown `ApiError` is shown at the fields that it
   * names, else for the whole form; any other error as a failure to send. The values stay.
   */
  onSubmit: (values: Output, form: UseFormReturn<Input, unknown, Output>) => unknown;
  /** Field of an error for which the server names none. */
  errorField?: Path<Input>;
  /** Text of a rejected submission; by default the error's message. */
  formatError?: (error: ApiError) => string;
  /** Called before an error is shown, for a toast or another field. */
  onServerError?: (error: ApiError) => void;
  /** Called with the messages after an invalid submission; they are shown in any case. */
  onInvalid?: (messages: readonly string[]) => void;
  children: ReactNode;
}

/** Form of the portal: validated by its schema on submission, then each field as it is corrected. */
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
  const hydrated = useHydrated();
  const [early] = useState(() => (hydrated ? [] : readPreHydrationInput(id, defaultValues)));
  useEffect(() => {
    for (const typed of early) replayInput(id, typed);
  }, [early, id]);
  const [limits] = useState(() => new Map<string, number>());
  const form = useForm<Input, unknown, Output>({
    defaultValues,
    resolver: refuseTooLong(zodResolver(schema) as Resolver<Input, unknown, Output>, limits),
    shouldFocusError: false,
  });
  const { getValues } = form;
  const take = useCallback(
    (controls: Iterable<Element>) => takeShown(id, controls, (name) => get(getValues(), name)),
    [id, getValues],
  );
  const watchShown = useCallback(
    (element: HTMLFormElement) => {
      const taken = ({ target }: Event) => take([target as Element]);
      // Before React's listeners, which would restore the former text.
      element.addEventListener('change', taken);
      element.addEventListener('blur', taken, true);
      return () => {
        element.removeEventListener('change', taken);
        element.removeEventListener('blur', taken, true);
      };
    },
    [take],
  );

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
    // A field rendered from now on can show its error.
    flushSync(() => onServerError?.(error));
    const fields = Object.keys(defaultValues).filter((name) => document.getElementById(fieldId(id, name)));
    for (const { field, text } of toFormErrors(error, fields, errorField, formatError?.(error)))
      form.setError((field as Path<Input> | null) ?? 'root.refused', { type: 'server', message: text });
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React bubbles the submit event of a form in a dialog to the page's form.
    event.stopPropagation();
    if (inFlight.current) return;
    inFlight.current = true;
    take(event.currentTarget.elements);
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
          {/* `post` keeps the values out of the URL if the form is submitted before hydration. */}
          <form
            ref={watchShown}
            method="post"
            noValidate
            className={`stack start gap-6 full ${styles.form}`}
            onSubmit={submit}
            {...noInterruption}
          >
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
  /** Why it cannot be submitted yet. */
  disabledReason?: string;
  children: ReactNode;
}

/** Submits the form around it and shows the progress. */
export function SubmitButton({ variant, disabledReason, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormContext().formState;
  const hydrated = useHydrated();
  return (
    <>
      <Button
        type="submit"
        variant={variant}
        busy={isSubmitting || !hydrated}
        disabledReason={disabledReason}
        className={hydrated ? undefined : styles.waiting}
      >
        {children}
      </Button>
      <span role="status" className="visuallyHidden">
        {isSubmitting ? 'Enviando…' : ''}
      </span>
    </>
  );
}

/**
 * Adds the fields' maximum lengths to a form's rules.
 * @param limits by path; read at each validation
 */
const refuseTooLong =
  <Input extends FieldValues, Output>(
    resolver: Resolver<Input, unknown, Output>,
    limits: ReadonlyMap<string, number>,
  ): Resolver<Input, unknown, Output> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const tooLong = [...limits].filter(
      ([name, max]) => String(get(values, name) ?? '').length > max && !get(result.errors, name),
    );
    if (tooLong.length === 0) return result;
    const errors = { ...result.errors } as FieldErrors<Input>;
    for (const [name, max] of tooLong) {
      set(errors, name, { type: 'maxLength', message: messages.tooLong(max) });
    }
    return { values: {}, errors };
  };

/**
 * Returns the errors of a rejected submission by field; null is the whole form. If the server failed or was not reached, no
 * field is at fault.
 * @param fields rendered ones: errors of other fields concern the whole form
 * @param field at fault if the server names none
 * @param text for the whole submission
 */
export function toFormErrors(
  error: Pick<ApiError, 'status' | 'message' | 'firstField'>,
  fields: readonly string[],
  field?: string,
  text = error.message,
): { field: string | null; text: string }[] {
  const named = fields.flatMap((each) => {
    const fieldError = error.firstField(each);
    return fieldError ? [{ field: each, text: fieldError }] : [];
  });
  if (named.length > 0) return named;
  const isRefused = error.status === 400 || error.status === 401 || error.status === 422;
  return [{ field: (isRefused && field) || null, text }];
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const textTypes = ['text', 'email', 'tel', 'search', 'url', 'password', 'date', 'textarea', 'select-one'];

function findTextControl(formId: string, name: string): TextControl | null {
  const control = document.getElementById(fieldId(formId, name)) as TextControl | null;
  // A combobox shows a label but has another value.
  const isText = control !== null && textTypes.includes(control.type);
  return isText && control.getAttribute('role') !== 'combobox' ? control : null;
}

/**
 * Reads text typed into server-rendered fields before hydration, which would clear them. Call during the first render.
 * @returns texts by field name
 */
function readPreHydrationInput(formId: string, blank: Readonly<Record<string, unknown>>): [string, string][] {
  if (typeof document === 'undefined') return [];
  return Object.entries(blank).flatMap(([name, value]) => {
    const text = findTextControl(formId, name)?.value;
    return text && text !== String(value ?? '') ? [[name, text] as [string, string]] : [];
  });
}

/** Enters a text into a hydrated field like a visitor: masks and validation run. */
function replayInput(formId: string, [name, text]: readonly [string, string]): void {
  const control = findTextControl(formId, name);
  if (!control) return;
  // React ignores values set through the element's own property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Enters texts that controls show without having reported them: autofill may fire only `change`, or no event. Fields
 * therefore listen to `input`, which React passes on even if it considers the text unchanged.
 * @param getValue returns a field's value by its name
 */
function takeShown(formId: string, controls: Iterable<Element>, getValue: (name: string) => unknown) {
  for (const control of controls) {
    const name = control.getAttribute('name') ?? '';
    if (control.id !== fieldId(formId, name)) continue;
    // Its value is the option of that name, which it looks up on blur.
    if (control.getAttribute('role') === 'combobox')
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    const text = findTextControl(formId, name);
    // Neither an incomplete date nor a select without its options shows its value.
    const isReadable = text && !text.validity.badInput && !(text instanceof HTMLSelectElement && !text.value);
    if (isReadable && text.value !== String(getValue(name) ?? ''))
      text.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Panel of a page's form. */
export const FormPanel = ({ children }: { children: ReactNode }) => (
  <div className={`boxed mb-16 ${styles.panel}`}>{children}</div>
);

/** Buttons and links at the end of a form. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className="cluster center gap-6">{children}</div>
);

/** Group of fields under a title, which screen readers read with each of them. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="full" data-section={title}>
    <legend className="heading text-lg">{title}</legend>
    <div className="stack gap-6 mt-5">{children}</div>
  </fieldset>
);
