import { accessState, firstAccessQuery } from '@portal/client/access/access-state';
import { openAccount, type Progress } from '@portal/client/access/open-account';
import { recoveryRefusal } from '@portal/client/access/recovery-refusal';
import { startSession, useSession } from '@portal/client/session';
import { type NewPassword, resetPassword } from '@portal/contract/endpoints/auth';
import { Disclosure } from '@portal/ui/disclosure';
import { Form, SubmitButton } from '@portal/ui/form';
import { NewCodeButton } from '@portal/ui/new-code-button';
import { NewPasswordFields } from '@portal/ui/new-password-fields';
import { TextField } from '@portal/ui/text-field';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styles from './first-access.module.css';

interface FirstAccessProps {
  /** Recipient of the confirmation. */
  email: string;
  /** Page of the registration after the login. */
  followPath: string;
  /** False if the server's confirmations contain no code. */
  isCodeMailed: boolean;
}

/**
 * Lets an applicant choose a password with the code of the confirmation to follow the registration. Renders nothing
 * for logged-in candidates. Neither this form nor the server reveals whether the e-mail address has an account.
 */
export function FirstAccess({ email, followPath, isCodeMailed }: FirstAccessProps) {
  const session = useSession();
  const [isOffered, setOffered] = useState(isCodeMailed);
  const access = accessState({ email, back: followPath });
  const loginPath = `/login?voltar=${encodeURIComponent(followPath)}`;
  if (session.kind === 'candidate') return null;
  if (!isOffered) {
    return (
      <p>
        Para acompanhar,{' '}
        <Link to={loginPath} state={access}>
          entre
        </Link>{' '}
        com o e-mail que você informou. Se ainda não tem senha, crie a sua em{' '}
        <Link to={`/changePassword${firstAccessQuery}`} state={access}>
          Primeiro acesso
        </Link>
        .
      </p>
    );
  }
  return (
    <>
      <p>
        Enviamos a confirmação para <strong>{email}</strong>. Com o código que está nela, você cria sua senha
        aqui mesmo e acompanha a inscrição.
      </p>
      <Disclosure summary="Criar a senha agora">
        <CodeForm email={email} followPath={followPath} onNotOffered={() => setOffered(false)} />
        <p className={styles.other}>
          A mensagem não traz código? Então você já tem senha:{' '}
          <Link to={loginPath} state={access}>
            entre
          </Link>{' '}
          com ela.
        </p>
      </Disclosure>
    </>
  );
}

interface CodeFormProps extends Pick<FirstAccessProps, 'email' | 'followPath'> {
  onNotOffered: () => void;
}

function CodeForm({ email, followPath, onNotOffered }: CodeFormProps) {
  const navigate = useNavigate();
  const progress = useRef<Progress>({ mayBeSet: false });

  async function open(values: NewPassword) {
    const { user, token, device } = await openAccount(values, progress.current);
    startSession(user, token, device);
    await navigate(followPath);
  }

  return (
    <Form
      schema={resetPassword.body}
      defaultValues={{ code: '', email, password: '', confirmPassword: '' }}
      onSubmit={open}
      errorField="code"
      formatError={recoveryRefusal}
      onServerError={({ status }) => (status === 404 || status === 405) && onNotOffered()}
    >
      {/* Lets password managers associate the password with its user. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <TextField
        name="code"
        label="Código"
        hint="Está no e-mail da confirmação e vale 24 horas."
        autoComplete="one-time-code"
      />
      <NewCodeButton />
      <NewPasswordFields />
      <SubmitButton>Criar senha e entrar</SubmitButton>
    </Form>
  );
}
