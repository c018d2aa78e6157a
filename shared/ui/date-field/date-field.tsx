import type { FormEvent } from 'react';
import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';
import styles from './date-field.module.css';

interface DateFieldProps extends FieldProps {
  autoComplete?: 'bday';
  /** First and last day, yyyy-mm-dd. */
  min?: string;
  max?: string;
  readOnly?: boolean;
}

/** A day, as yyyy-mm-dd. A year of more than 4 digits clears it (A 5.3). */
export function DateField({ name, label, hint, optional, max = '9999-12-31', ...native }: DateFieldProps) {
  const { field, id, error, aria } = useFormField(name, hint !== undefined);
  const input = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) =>
    field.onChange(/^\d{5,}-/.test(value) ? '' : value);
  return (
    <FormField id={id} label={label} hint={hint} optional={optional} error={error}>
      <input
        {...native}
        {...aria}
        ref={field.ref}
        type="date"
        name={name}
        max={max}
        className={`${fieldStyles.control} ${styles.date}`}
        value={String(field.value ?? '')}
        onChange={input}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
