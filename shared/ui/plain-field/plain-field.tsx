import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import fieldStyles from '../form-field/form-field.module.css';
import { FormField } from '../form-field/form-field.tsx';

interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string;
  /** Help text, always visible. */
  hint?: string;
  children: ReactNode;
}

/** Select for plain forms such as GET searches: the fields' styles without the form library. */
export function PlainSelect({ label, hint, ...native }: PlainSelectProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} hint={hint} error={undefined}>
      <div className={`overlaid relative ${fieldStyles.furnished}`}>
        <select {...native} id={id} aria-describedby={hint && `${id}-hint`} className={fieldStyles.control} />
        <ChevronDown aria-hidden="true" className={`azulRio ${fieldStyles.furniture} ${fieldStyles.arrow}`} />
      </div>
    </FormField>
  );
}

interface PlainInputProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
}

/** Single-line input for plain forms. */
export function PlainInput({ label, ...native }: PlainInputProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} error={undefined}>
      <input {...native} id={id} className={fieldStyles.control} />
    </FormField>
  );
}
