import { ApiError, call } from '@portal/shared/api';
import { login } from '@portal/shared/contract/auth';
import { Link, useNavigate, useSearchParams } from '@portal/shared/router';
import * as z from '@portal/shared/schema';
import { readDevice, startSession } from '@portal/shared/session';
import { toast } from '@portal/shared/toasts';
import { EmailField } from '@portal/shared/ui/contact-fields';
import { Container } from '@portal/shared/ui/container';
import { Form, SubmitButton } from '@portal/shared/ui/form';
import { FormActions, FormPanel } from '@portal/shared/ui/form-panel';
import { PageHeader } from '@portal/shared/ui/page-header';
import { PasswordField } from '@portal/shared/ui/password-field';
import { isEmail } from '@portal/shared/validators/email';
import { returnPath } from '../../domain/return-path.ts';

const credentials = z.object({
  email: z.string().check(
    z.minLength(1, { error: 'E-mail obrigatório', abort: true }),
    z.refine((text) => text.includes('@') && isEmail(text), 'E-mail inválido'),
  ),
  password: z.string().check(z.minLength(1, 'Campo obrigatório')),
});

/** /login: the candidate's way in (B 2.6, B 5, B 8). */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();

  async function enter(values: z.infer<typeof credentials>) {
    try {
      const { user, token, device } = await call(login, {
        body: values,
        headers: { 'x-device': readDevice() ?? undefined },
      });
      startSession(user, token, device);
      await navigate(returnPath(search.get('voltar')), { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message, { tone: 'error', duration: 3500 });
    }
  }

  return (
    <>
      <PageHeader title="Acessar" lead="Informe seus dados abaixo" noindex />
      <Container>
        <FormPanel>
          <Form schema={credentials} defaultValues={{ email: '', password: '' }} onSubmit={enter}>
            <EmailField autoComplete="username" />
            <PasswordField name="password" label="Senha" autoComplete="current-password" maxLength={20} />
            <FormActions>
              <SubmitButton>Confirmar</SubmitButton>
              <Link to="/changePassword">Esqueci a minha senha</Link>
            </FormActions>
          </Form>
        </FormPanel>
      </Container>
    </>
  );
}
