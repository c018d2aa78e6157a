import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';

interface PasswordFieldProps extends FieldProps {
  autoComplete?: 'current-password' | 'new-password';
  maxLength?: number;
}

/** A password that can be shown (B 2.6). */
export function PasswordField({ name, label, hint, optional, ...native }: PasswordFieldProps) {
  const { field, id, error, aria } = useFormField(name, hint !== undefined);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FormField id={id} label={label} hint={hint} optional={optional} error={error}>
      <div className={fieldStyles.furnished}>
        <input
          {...native}
          {...aria}
          ref={field.ref}
          type={shown ? 'text' : 'password'}
          name={name}
          className={fieldStyles.control}
          value={String(field.value ?? '')}
          onChange={field.onChange}
          onBlur={field.onBlur}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className={`${fieldStyles.furniture} ${fieldStyles.toggle}`}
          aria-controls={id}
          aria-label={`${shown ? 'Ocultar' : 'Mostrar'}: ${label}`}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" />
        </button>
      </div>
    </FormField>
  );
}
