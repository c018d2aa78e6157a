import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField, LengthNote } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';

/** Password requirements, shown before typing. */
export const newPasswordHint =
  'De 8 a 20 caracteres. Não use uma senha comum, seu nome, seu e-mail nem o nome da instituição.';

interface PasswordFieldProps extends FieldProps {
  autoComplete?: 'current-password' | 'new-password';
  /** Longer passwords are not cut, but rejected by the form. */
  maxLength?: number;
}

/** Password with a button that shows it (B 2.6). */
export function PasswordField({ name, label, hint, optional, maxLength, ...native }: PasswordFieldProps) {
  const { field, id, error, aria } = useFormField(name, hint !== undefined, maxLength);
  const [shown, setShown] = useState(false);
  const value = String(field.value ?? '');
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
          value={value}
          onInput={field.onChange}
          onBlur={field.onBlur}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className={`iconButton ${fieldStyles.furniture} ${fieldStyles.toggle}`}
          aria-controls={id}
          aria-label={`${shown ? 'Ocultar' : 'Mostrar'}: ${label}`}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" />
        </button>
      </div>
      {maxLength !== undefined && <LengthNote length={value.length} max={maxLength} />}
    </FormField>
  );
}

/** New password, typed twice (B 2.6). */
export const NewPasswordFields = () => (
  <>
    <PasswordField
      name="password"
      label="Nova senha"
      hint={newPasswordHint}
      autoComplete="new-password"
      maxLength={20}
    />
    <PasswordField
      name="confirmPassword"
      label="Confirmar senha"
      autoComplete="new-password"
      maxLength={20}
    />
  </>
);
