import { isCalendarDay } from '@portal/contract/format/calendar';
import { ageOn, formatAge } from '@portal/contract/selection-process/minimum-age';
import type { FormEvent } from 'react';
import { useWatch } from '../form/form.tsx';
import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';

interface DateFieldProps extends FieldProps {
  autoComplete?: 'bday';
  /** Last date, yyyy-mm-dd. */
  max?: string;
  readOnly?: boolean;
}

/** Value of an incomplete or impossible date such as 31/02, for which browsers return ''. Rules reject it. */
const INCOMPLETE = 'incompleta';

/** Date as yyyy-mm-dd. A year of more than 4 digits clears it (A 5.3). */
export function DateField({ max, autoComplete, readOnly, ...given }: DateFieldProps) {
  const { field, value, frame, control } = useFormField(given);
  const input = ({ currentTarget: { value: typed } }: FormEvent<HTMLInputElement>) =>
    field.onChange(/^\d{5,}-/.test(typed) ? '' : typed);
  /** An incomplete date changes no value, so that no event reports it. */
  const look = ({ validity, value: shown }: HTMLInputElement) => {
    const seen = validity.badInput ? INCOMPLETE : shown;
    if (seen !== field.value) field.onChange(seen);
  };
  return (
    <FormField {...frame}>
      <input
        {...control}
        type="date"
        min="1900-01-01"
        max={max ?? '9999-12-31'}
        autoComplete={autoComplete}
        readOnly={readOnly}
        className={`${fieldStyles.control} ${fieldStyles.date}`}
        value={value === INCOMPLETE ? '' : value}
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
