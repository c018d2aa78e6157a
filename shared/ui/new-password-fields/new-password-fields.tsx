import { newPasswordHint, PasswordField } from '../password-field/password-field.tsx';

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
