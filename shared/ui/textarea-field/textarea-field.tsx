import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';

interface TextareaFieldProps extends FieldProps {
  /** Shown with how many characters there are. More than that stays, is said, and is for the form's rules to refuse. */
  maxLength?: number;
  rows?: number;
}

/** Text of several lines. */
export function TextareaField({ name, label, hint, optional, maxLength, rows = 5 }: TextareaFieldProps) {
  const limit = maxLength === undefined ? undefined : `Até ${maxLength} caracteres.`;
  const help = [hint, limit].filter(Boolean).join(' ') || undefined;
  const { field, id, error, aria } = useFormField(name, help !== undefined);
  const value = String(field.value ?? '');
  const over = value.length - (maxLength ?? Number.POSITIVE_INFINITY);
  return (
    <FormField id={id} label={label} hint={help} optional={optional} error={error}>
      <textarea
        {...aria}
        ref={field.ref}
        name={name}
        rows={rows}
        className={fieldStyles.control}
        value={value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      {maxLength !== undefined && (
        <>
          <span className={fieldStyles.count} aria-hidden="true" data-over={over > 0 || undefined}>
            {value.length} de {maxLength}
            {over > 0 && `: ${over} a mais`}
          </span>
          <span role="status" className="visuallyHidden">
            {over > 0 ? `Passou do limite: ${over} a mais.` : ''}
          </span>
        </>
      )}
    </FormField>
  );
}
