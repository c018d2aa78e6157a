import { createContext, useContext, useEffect } from 'react';
import { get, useController, useFormContext } from 'react-hook-form';
import fieldStyles from './form-field.module.css';

/**
 * Connects a control to the form around it.
 * @param given name, and the props of the field's frame
 * @param maxLength the form rejects longer text
 * @returns the controller's `field`, its value as text, the props of `FormField`, and those of a text control
 */
export function useFormField<Given extends { name: string; hint?: string }>(
  { name, ...given }: Given,
  maxLength?: number,
) {
  const id = fieldId(useContext(FormIdContext), name);
  useLengthLimit(name, maxLength);
  const { formState } = useFormContext();
  const { field } = useController({ name });
  const failure: { message?: string; root?: { message?: string } } | undefined = get(formState.errors, name);
  const error = failure?.message ?? failure?.root?.message;
  const describedBy = [given.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    field,
    value: String(field.value ?? ''),
    frame: { ...given, id, error },
    control: {
      id,
      ref: field.ref,
      name,
      className: fieldStyles.control,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
      onInput: field.onChange,
      onBlur: field.onBlur,
    },
  };
}

/** Prefix of the ids of a form's fields, so that the summary can link to them. */
export const FormIdContext = createContext('form');

/**
 * Returns the id of a field's control.
 * @param name path of the field, such as `experiences.0.name`
 */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

/** Maximum lengths of the rendered fields by path: the form rejects longer text. */
export const LengthLimitsContext = createContext<Map<string, number>>(new Map());

/** Registers the maximum length of a field with its form. */
function useLengthLimit(name: string, max: number | undefined): void {
  const limits = useContext(LengthLimitsContext);
  useEffect(() => {
    if (max === undefined) return;
    limits.set(name, max);
    return () => {
      limits.delete(name);
    };
  }, [limits, name, max]);
}
