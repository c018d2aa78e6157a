import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import fieldStyles from '../form-field/form-field.module.css';
import { FormField } from '../form-field/form-field.tsx';

interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string;
  /** Help that is always in view. */
  hint?: string;
  /** The options. */
  children: ReactNode;
}

/** A choice in a plain form, such as a search by GET: the look of the fields without the form's library. */
export function PlainSelect({ label, hint, ...native }: PlainSelectProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} hint={hint} error={undefined}>
      <div className={fieldStyles.furnished}>
        <select {...native} id={id} aria-describedby={hint && `${id}-hint`} className={fieldStyles.control} />
        <ChevronDown aria-hidden="true" className={`${fieldStyles.furniture} ${fieldStyles.arrow}`} />
      </div>
    </FormField>
  );
}

interface PlainInputProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
}

/** One line of text in a plain form. */
export function PlainInput({ label, ...native }: PlainInputProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} error={undefined}>
      <input {...native} id={id} className={fieldStyles.control} />
    </FormField>
  );
}
