import { ageOn, formatAge } from '@portal/contract/format/age';
import { isCalendarDay } from '@portal/contract/format/calendar';
import { DateField } from '../date-field/date-field.tsx';
import { useWatch } from '../form/form.tsx';

interface BirthdateFieldProps {
  name: string;
  label: string;
  optional?: boolean;
  readOnly?: boolean;
  hint?: string;
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
