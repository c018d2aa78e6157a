import { isCalendarDay } from '@portal/contract/format/calendar';
import { ageOn, formatAge } from '@portal/contract/selection-process/minimum-age';
import type { FormEvent } from 'react';
import { useWatch } from '../form/form.tsx';
import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';

interface DateFieldProps extends FieldProps {
  autoComplete?: 'bday';
  /** First and last date, yyyy-mm-dd. */
  min?: string;
  max?: string;
  readOnly?: boolean;
}

/** Value of an incomplete or impossible date such as 31/02, for which browsers return ''. Rules reject it. */
const INCOMPLETE = 'incompleta';

/** Date as yyyy-mm-dd. A year of more than 4 digits clears it (A 5.3). */
export function DateField({
  name,
  label,
  hint,
  optional,
  min = '1900-01-01',
  max = '9999-12-31',
  ...native
}: DateFieldProps) {
  const { field, id, error, aria } = useFormField(name, hint !== undefined);
  const input = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) =>
    field.onChange(/^\d{5,}-/.test(value) ? '' : value);
  /** An incomplete date changes no value, so that no event reports it. */
  const look = ({ validity, value }: HTMLInputElement) => {
    const seen = validity.badInput ? INCOMPLETE : value;
    if (seen !== field.value) field.onChange(seen);
  };
  return (
    <FormField id={id} label={label} hint={hint} optional={optional} error={error}>
      <input
        {...native}
        {...aria}
        ref={field.ref}
        type="date"
        name={name}
        min={min}
        max={max}
        className={`${fieldStyles.control} ${fieldStyles.date}`}
        value={field.value === INCOMPLETE ? '' : String(field.value ?? '')}
        onInput={input}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && look(currentTarget)}
        onBlur={({ currentTarget }) => {
          look(currentTarget);
          field.onBlur();
        }}
      />
    </FormField>
  );
}

interface BirthdateFieldProps extends FieldProps {
  readOnly?: boolean;
  /** yyyy-mm-dd */
  today: string;
}

/** Birth date with the age next to it, so that visitors notice a wrong year. */
export function BirthdateField({
  today,
  hint = 'Como está no documento da pessoa.',
  ...field
}: BirthdateFieldProps) {
  const value: string = useWatch({ name: field.name });
  const age = isCalendarDay(value) && value <= today ? ageOn(value, today) : null;
  return (
    <DateField
      {...field}
      autoComplete="bday"
      max={today}
      hint={age === null ? hint : `${hint} Idade: ${formatAge(age)}.`}
    />
  );
}
