import { accessState, firstAccessQuery, readAccess } from '@portal/client/access/access-state';
import { call } from '@portal/client/api';
import { readDevice, startSession, useSession } from '@portal/client/session';
import { type SessionEnd, sessionEndTexts } from '@portal/client/session/session-end';
import { toast } from '@portal/client/toasts';
import { login } from '@portal/contract/endpoints/accounts';
import type { Body } from '@portal/contract/endpoints/endpoint';
import { Alert } from '@portal/ui/alert';
import { EmailField } from '@portal/ui/contact-fields';
import { Container } from '@portal/ui/container';
import { Form, FormActions, FormPanel, SubmitButton, useWatch } from '@portal/ui/form';
import { PageHeader } from '@portal/ui/page-header';
import { PasswordField } from '@portal/ui/password-field';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { returnPath } from '../../domain/return-path.ts';
import { KnownEmail, ReceiptCopyLink } from '../../parts/access.tsx';

/** /login: login of candidates (B 2.6, B 5, B 8). */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useSession();
  const access = readAccess(useLocation().state);
  const back = search.get('voltar') ?? access.back;

  async function enter(values: Body<typeof login>) {
    const { user, token, device } = await call(login, {
      body: values,
      headers: { 'x-device': readDevice() ?? undefined },
    });
    startSession(user, token, device);
    await navigate(returnPath(back), { replace: true });
  }

  return (
    <>
      <PageHeader title="Acessar" lead="Informe seus dados abaixo" />
      <Container>
        <div className="stack gap-6 single">
          {session.kind === 'anonymous' && session.ended && (
            <SessionEndNote end={session.ended} leadsBack={back !== null} />
          )}
          <FormPanel>
            <Form
              schema={login.body}
              defaultValues={{ email: '', password: '' }}
              onSubmit={enter}
              errorField="email"
              onServerError={({ message }) => toast(message, { tone: 'error', duration: 3500 })}
            >
              <KnownEmail email={access.email} />
              <EmailField autoComplete="username" />
              <PasswordField name="password" label="Senha" autoComplete="current-password" maxLength={20} />
              <FormActions>
                <SubmitButton>Confirmar</SubmitButton>
                <AccessLink back={back}>Esqueci a minha senha</AccessLink>
              </FormActions>
              <section aria-labelledby="primeiro-acesso" className="stack start gap-3 hairTop pt-6">
                <h2 id="primeiro-acesso" className="text-lg">
                  Primeiro acesso
                </h2>
                <p>
                  Quem se inscreve em um processo seletivo já tem uma conta: falta só a senha. Para criá-la,
                  enviamos um código ao e-mail da sua inscrição.
                </p>
                <AccessLink back={back} isFirst>
                  Criar senha
                </AccessLink>
                <ReceiptCopyLink />
              </section>
            </Form>
          </FormPanel>
        </div>
      </Container>
    </>
  );
}

/** Explains why a new login is needed, and which page follows. */
function SessionEndNote({ end, leadsBack }: { end: SessionEnd; leadsBack: boolean }) {
  const { title, text } = sessionEndTexts[end];
  return (
    <Alert tone={end === 'logout' ? 'info' : 'warning'} title={title}>
      <p>{text}</p>
      {leadsBack && <p>Ao entrar de novo, você volta à página em que estava.</p>}
    </Alert>
  );
}

interface AccessLinkProps {
  back: string | null;
  /** Whether the account has no password yet. */
  isFirst?: boolean;
  children: ReactNode;
}

/** Links to the request of a code and passes on the typed e-mail of the surrounding form (field `email`). */
function AccessLink({ back, isFirst = false, children }: AccessLinkProps) {
  const email: string = useWatch({ name: 'email' });
  return (
    <Link to={`/changePassword${isFirst ? firstAccessQuery : ''}`} state={accessState({ email, back })}>
      {children}
    </Link>
  );
}
