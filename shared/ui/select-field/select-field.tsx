import { ChevronDown } from 'lucide-react';
import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';

export interface FieldOption {
  value: string;
  label: string;
  /** Ranked before other options that match a search equally. */
  preferred?: boolean;
}

interface SelectFieldProps extends FieldProps {
  options: readonly FieldOption[];
  /** Shown before a choice; its value is ''. */
  placeholder?: string;
}

/** Native select for short lists. The value is the option's text value. */
export function SelectField({
  name,
  label,
  hint,
  optional,
  options,
  placeholder = 'Selecione',
}: SelectFieldProps) {
  const { field, id, error, aria } = useFormField(name, hint !== undefined);
  return (
    <FormField id={id} label={label} hint={hint} optional={optional} error={error}>
      <div className={fieldStyles.furnished}>
        <select
          {...aria}
          ref={field.ref}
          name={name}
          className={fieldStyles.control}
          value={String(field.value ?? '')}
          onInput={field.onChange}
          onBlur={field.onBlur}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className={`${fieldStyles.furniture} ${fieldStyles.arrow}`} />
      </div>
    </FormField>
  );
}
