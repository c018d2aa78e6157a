import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';
import type { FieldOption } from '../select-field/select-field.tsx';

/** Choice of a few options, all visible. The value is the option's text value. */
export function RadioGroupField({
  name,
  label,
  hint,
  optional,
  options,
}: FieldProps & { options: readonly FieldOption[] }) {
  const { field, id, error } = useFormField(name, hint !== undefined);
  return (
    <FormField id={id} label={label} hint={hint} optional={optional} error={error} group>
      <div className={fieldStyles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={fieldStyles.choice}>
            <input
              // Target of the summary's link.
              id={index === 0 ? id : undefined}
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={String(field.value ?? '') === option.value}
              onChange={() => field.onChange(option.value)}
              onBlur={field.onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FormField>
  );
}
