import { type ApiError, callWithMessage } from '@portal/client/api';
import { hasServerMessage } from '@portal/client/failure';
import { readDevice } from '@portal/client/session';
import { toast } from '@portal/client/toasts';
import { changePassword } from '@portal/contract/endpoints/accounts';
import type { Body } from '@portal/contract/endpoints/endpoint';
import { Alert } from '@portal/ui/alert';
import { Container } from '@portal/ui/container';
import { Form, FormPanel, SubmitButton } from '@portal/ui/form';
import { newPasswordHint, PasswordField } from '@portal/ui/password-field';
import { takeFocus } from '@portal/ui/take-focus';
import { useDelayedRedirect } from '@portal/ui/use-delayed-redirect';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CandidatePage } from '../../parts/require-session.tsx';

/** Without a message of its own the server has not validated the form. */
const formatError = (error: ApiError): string =>
  hasServerMessage(error) ? 'Erro de validação' : error.message;

/** /password: changes the password, then returns home after 1.5 s (B 2.6, B 5, B 8). */
export const Component = () => (
  <CandidatePage title="Alterar Senha">
    <Container>
      <FormPanel>
        <PasswordForm />
      </FormPanel>
    </Container>
  </CandidatePage>
);

function PasswordForm() {
  const navigate = useNavigate();
  const [success, setSuccess] = useState<string | null>(null);
  useDelayedRedirect(success !== null, 1_500, () => void navigate('/'));

  async function change(values: Body<typeof changePassword>) {
    const { message } = await callWithMessage(changePassword, {
      body: values,
      headers: { 'x-device': readDevice() ?? undefined },
    });
    const text = message ?? 'Senha alterada.';
    // The toast stays visible on the home page.
    toast(text, {
      title: 'Sucesso!',
      tone: 'success',
      duration: Number.POSITIVE_INFINITY,
    });
    setSuccess(text);
  }

  // The message is shorter than the form: the page may have been scrolled past it.
  if (success) {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Alert tone="success" title="Sucesso!">
          <p>{success}</p>
          <Link to="/">Ir para o início</Link>
        </Alert>
      </div>
    );
  }
  return (
    <Form
      schema={changePassword.body}
      defaultValues={{ old_password: '', password: '', password_confirmation: '' }}
      onSubmit={change}
      formatError={formatError}
      onServerError={(error) =>
        toast(error.firstField('old_password') ?? formatError(error), { tone: 'error', duration: 3500 })
      }
    >
      <PasswordField name="old_password" label="Senha atual" autoComplete="current-password" maxLength={20} />
      <PasswordField
        name="password"
        label="Nova Senha"
        hint={newPasswordHint}
        autoComplete="new-password"
        maxLength={20}
      />
      <PasswordField
        name="password_confirmation"
        label="Confirmar Senha"
        autoComplete="new-password"
        maxLength={20}
      />
      <SubmitButton>Salvar</SubmitButton>
    </Form>
  );
}
