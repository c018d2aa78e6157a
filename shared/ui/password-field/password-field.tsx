import { recoveryRefusal } from '@portal/client/access/access-state';
import { ApiError, callWithMessage } from '@portal/client/api';
import { requestPasswordCode } from '@portal/contract/endpoints/accounts';
import { Button } from '@portal/ui/button';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from '../form/form.tsx';
import fieldStyles from '../form-field/form-field.module.css';
import { type FieldProps, FormField, LengthNote } from '../form-field/form-field.tsx';
import { useFormField } from '../form-field/use-form-field.ts';

/** Password requirements, shown before typing. */
export const newPasswordHint =
  'De 8 a 20 caracteres. Não use uma senha comum, seu nome, seu e-mail nem o nome da instituição.';

interface PasswordFieldProps extends FieldProps {
  autoComplete?: 'current-password' | 'new-password';
  /** Longer passwords are not cut, but rejected by the form. */
  maxLength: number;
}

/** Password with a button that shows it (B 2.6). */
export function PasswordField({ maxLength, autoComplete, ...given }: PasswordFieldProps) {
  const { value, frame, control } = useFormField(given, maxLength);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FormField {...frame}>
      <div className={`overlaid relative ${fieldStyles.furnished}`}>
        <input
          {...control}
          type={shown ? 'text' : 'password'}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className={`iconButton rounded azulRio ${fieldStyles.furniture}`}
          aria-controls={frame.id}
          aria-label={`${shown ? 'Ocultar' : 'Mostrar'}: ${frame.label}`}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" />
        </button>
      </div>
      <LengthNote length={value.length} max={maxLength} />
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

/** Requests another code, in a form with the fields `email` and `code`; other values stay. */
export function NewCodeButton() {
  const { getValues, setValue, setFocus, clearErrors, trigger } = useFormContext<{
    email: string;
    code: string;
  }>();
  const [isSending, setSending] = useState(false);
  const [note, setNote] = useState('');

  async function request() {
    setNote('');
    if (!(await trigger('email', { shouldFocus: true }))) return;
    setSending(true);
    try {
      const { message } = await callWithMessage(requestPasswordCode, { body: { email: getValues('email') } });
      setValue('code', '');
      clearErrors('code');
      setNote(message ?? 'Enviamos um código para o seu e-mail.');
      setFocus('code');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setNote(recoveryRefusal(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <div>
      <Button variant="quiet" busy={isSending} onClick={() => void request()}>
        Pedir outro código
      </Button>
      <p role="status">{note}</p>
    </div>
  );
}
