import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';

interface TextareaFieldProps extends FieldProps {
  /** Shows how many characters are left. */
  maxLength?: number;
  rows?: number;
  readOnly?: boolean;
}

/** Text of several lines. */
export function TextareaField({
  name,
  label,
  hint,
  optional,
  maxLength,
  rows = 5,
  readOnly,
}: TextareaFieldProps) {
  const { field, id, error, aria } = useFormField(name, hint !== undefined);
  const value = String(field.value ?? '');
  return (
    <FormField id={id} label={label} hint={hint} optional={optional} error={error}>
      <textarea
        {...aria}
        ref={field.ref}
        name={name}
        rows={rows}
        maxLength={maxLength}
        readOnly={readOnly}
        className={fieldStyles.control}
        value={value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {maxLength !== undefined && (
        <span className={fieldStyles.count} aria-hidden="true">
          {value.length} de {maxLength}
        </span>
      )}
    </FormField>
  );
}
