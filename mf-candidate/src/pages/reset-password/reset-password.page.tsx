import { toast } from '@portal/runtime/toasts';
import { ApiError, call, callWithMessage } from '@portal/shared/api';
import { checkPasswordCode, resetPassword } from '@portal/shared/contract/auth';
import { isEmail } from '@portal/shared/validators/email';
import { EmailField } from '@portal/ui/contact-fields';
import { Container } from '@portal/ui/container';
import { Form, SubmitButton, type UseFormReturn } from '@portal/ui/form';
import { showRefusal } from '@portal/ui/form/show-refusal';
import { FormPanel } from '@portal/ui/form-panel';
import { PageHeader } from '@portal/ui/page-header';
import { TextField } from '@portal/ui/text-field';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { accessState, readAccess } from '../../domain/access-state.ts';
import { KnownEmail } from '../../parts/access-link/known-email.tsx';
import { newPasswordHint } from '../../parts/password-field/new-password-hint.ts';
import { PasswordField } from '../../parts/password-field/password-field.tsx';

const fields = z
  .object({
    code: z.string().check(z.minLength(1, 'Código é obrigatório.')),
    email: z
      .string()
      .check(
        z.minLength(1, { error: 'E-mail é obrigatório.', abort: true }),
        z.refine(isEmail, 'E-mail inválido'),
      ),
    password: z.string().check(z.minLength(1, 'O campo nova senha é obrigatório')),
    confirmPassword: z.string().check(z.minLength(1, 'A confirmação de senha é obrigatória')),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: 'Campo nova senha e confirmar senha não coincidem.',
      path: ['confirmPassword'],
    }),
  );

type Fields = z.infer<typeof fields>;

/** /resetPassword: a new password for who holds the code; it is checked before the reset (B 2.6, B 4, B 5, B 8). */
export function Component() {
  const navigate = useNavigate();
  const { state, hash } = useLocation();
  const access = readAccess(state, hash);

  async function reset(values: Fields, form: UseFormReturn<Fields>) {
    try {
      await call(checkPasswordCode, { body: values });
      const { message } = await callWithMessage(resetPassword, { body: values });
      toast(message ?? 'Senha alterada.', { title: 'Sucesso!', tone: 'success', duration: 3500 });
      await navigate('/login', { state: accessState({ email: values.email, back: access.back }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showRefusal(form, error, {
        fields: ['code', 'email', 'password', 'confirmPassword'],
        blamed: 'code',
        text: error.serverText ?? error.message,
      });
    }
  }

  return (
    <>
      <PageHeader
        title="Recuperar Senha"
        lead="Digite o código que enviamos por e-mail e escolha uma nova senha."
        breadcrumbs={[{ label: 'Acessar', to: '/login' }]}
      />
      <Container>
        <FormPanel>
          <Form
            schema={fields}
            defaultValues={{ code: '', email: '', password: '', confirmPassword: '' }}
            onSubmit={reset}
          >
            <TextField name="code" label="Código" autoComplete="one-time-code" />
            <KnownEmail email={access.email} />
            <EmailField autoComplete="username" />
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
            <SubmitButton>Recuperar</SubmitButton>
          </Form>
        </FormPanel>
      </Container>
    </>
  );
}
