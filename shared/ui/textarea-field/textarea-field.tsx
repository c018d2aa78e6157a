import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField, LengthNote } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';

interface TextareaFieldProps extends FieldProps {
  /** Shown with the current count. Longer text is not cut, but rejected by the form. */
  maxLength?: number;
  rows?: number;
}

/** Multi-line text. */
export function TextareaField({ name, label, hint, optional, maxLength, rows = 5 }: TextareaFieldProps) {
  const limit = maxLength === undefined ? undefined : `Até ${maxLength} caracteres.`;
  const help = [hint, limit].filter(Boolean).join(' ') || undefined;
  const { field, id, error, aria } = useFormField(name, help !== undefined, maxLength);
  const value = String(field.value ?? '');
  return (
    <FormField id={id} label={label} hint={help} optional={optional} error={error}>
      <textarea
        {...aria}
        ref={field.ref}
        name={name}
        rows={rows}
        className={fieldStyles.control}
        value={value}
        onInput={field.onChange}
        onBlur={field.onBlur}
      />
      {maxLength !== undefined && <LengthNote length={value.length} max={maxLength} always />}
    </FormField>
  );
}
