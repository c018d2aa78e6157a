import { type ReactNode, useCallback } from 'react';
import fieldStyles from '../form-field/form-field.module.css';
import { FieldError } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  hint?: string;
  /** Intercepts a change: receives the new state and a function that applies it. Until then the box stays unchanged. */
  onRequest?: (checked: boolean, grant: (checked: boolean) => void) => void;
}

/** Yes or no; the value is a boolean. */
export function CheckboxField({ name, label, hint, onRequest }: CheckboxFieldProps) {
  const { field, id, error, aria } = useFormField(name, hint !== undefined);
  const grant = useCallback((checked: boolean) => field.onChange(checked), [field.onChange]);
  return (
    <div className={`stack gap-1 ${fieldStyles.field}`} data-field data-invalid={error ? true : undefined}>
      <FieldError id={id} error={error} />
      <label className={fieldStyles.choice}>
        <input
          {...aria}
          ref={field.ref}
          type="checkbox"
          name={name}
          checked={field.value === true}
          onChange={({ currentTarget: { checked } }) => (onRequest ?? grantAtOnce)(checked, grant)}
          onBlur={field.onBlur}
        />
        <span id={`${id}-label`}>{label}</span>
      </label>
      {hint && (
        <span id={`${id}-hint`} className={`muted text-sm ${fieldStyles.hint}`}>
          {hint}
        </span>
      )}
    </div>
  );
}

const grantAtOnce = (checked: boolean, grant: (checked: boolean) => void): void => grant(checked);
