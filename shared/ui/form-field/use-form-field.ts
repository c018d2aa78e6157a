import { get, useController, useFormContext } from 'react-hook-form';
import { useFieldId, useLengthLimit } from '../form/form-context.ts';

/**
 * Connects a control to the form around it.
 * @param name path of the field
 * @param hint whether a hint describes the control
 * @param maxLength the form rejects longer text
 * @returns the controller's `field`, the control's id and ARIA attributes, and the message to show
 */
export function useFormField(name: string, hint: boolean, maxLength?: number) {
  const id = useFieldId(name);
  useLengthLimit(name, maxLength);
  const { formState } = useFormContext();
  const { field } = useController({ name });
  const failure: { message?: string; root?: { message?: string } } | undefined = get(formState.errors, name);
  const error = failure?.message ?? failure?.root?.message;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return {
    field,
    id,
    error,
    aria: { id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined },
  };
}
