import { accessState, isFirstAccess, readAccess, recoveryRefusal } from '@portal/client/access/access-state';
import { ApiError, call, callWithMessage } from '@portal/client/api';
import { isUncertain } from '@portal/client/failure';
import { toast } from '@portal/client/toasts';
import { checkPasswordCode, type NewPassword, resetPassword } from '@portal/contract/endpoints/accounts';
import { EmailField } from '@portal/ui/contact-fields';
import { TextField } from '@portal/ui/fields';
import { Form, SubmitButton } from '@portal/ui/form';
import { NewCodeButton, NewPasswordFields } from '@portal/ui/password-field';
import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AccessPage, KnownEmail } from '../../parts/access.tsx';

/** /resetPassword: sets a new or first password with a code from an e-mail, checked first (B 2.6, B 4, B 5, B 8). */
export function Component() {
  const navigate = useNavigate();
  const { state, hash } = useLocation();
  const access = readAccess(state, hash);
  const isFirst = isFirstAccess(useSearchParams()[0]);
  /** The response to an earlier attempt was lost: it may have used the code and set the password. */
  const mayBeSet = useRef(false);

  async function reset(values: NewPassword) {
    const known = accessState({ email: values.email, back: access.back });
    try {
      await call(checkPasswordCode, { body: values });
    } catch (error) {
      if (!mayBeSet.current || !(error instanceof ApiError) || error.status !== 422) throw error;
      toast('Sua senha pode já ter sido trocada: entre com a nova.', { title: 'Aviso', duration: 10_000 });
      return navigate('/login', { state: known });
    }
    try {
      const { message } = await callWithMessage(resetPassword, { body: values });
      toast(message ?? 'Senha alterada.', { title: 'Sucesso!', tone: 'success', duration: 3500 });
    } catch (error) {
      mayBeSet.current ||= error instanceof ApiError && isUncertain(error);
      throw error;
    }
    await navigate('/login', { state: known });
  }

  return (
    <AccessPage
      title={isFirst ? 'Criar senha' : 'Recuperar Senha'}
      lead={`Digite o código que enviamos por e-mail e escolha ${isFirst ? 'sua' : 'uma nova'} senha.`}
    >
      <Form
        schema={resetPassword.body}
        defaultValues={{ code: '', email: '', password: '', confirmPassword: '' }}
        onSubmit={reset}
        errorField="code"
        formatError={recoveryRefusal}
      >
        <TextField name="code" label="Código" autoComplete="one-time-code" />
        <NewCodeButton />
        <KnownEmail email={access.email} />
        <EmailField autoComplete="username" />
        <NewPasswordFields />
        <SubmitButton>{isFirst ? 'Criar senha' : 'Recuperar'}</SubmitButton>
      </Form>
    </AccessPage>
  );
}
