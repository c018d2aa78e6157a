import { useSession } from '@portal/client/session';
import { Container } from '@portal/ui/container';
import { noInterruption } from '@portal/ui/interruption';
import { PageHeader, type PageHeaderProps } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styles from './require-session.module.css';

/** Protects a page (B 2.1): only the browser knows the session. Anonymous visitors return after the login. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { kind } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const login = `/login?voltar=${encodeURIComponent(location.pathname + location.search)}`;
  // For example a known e-mail.
  const carried: unknown = location.state;

  // The location changes during the redirect, which must happen once.
  const leaving = useRef(false);

  useEffect(() => {
    const leaves = kind === 'anonymous' && !leaving.current;
    leaving.current = kind === 'anonymous';
    if (leaves) navigate(login, { replace: true, state: carried });
  }, [kind, login, carried, navigate]);

  if (kind === 'candidate') {
    return (
      <>
        {children}
        <template {...noInterruption} />
      </>
    );
  }
  return (
    <Container>
      <div className={styles.gate} data-leads-to-login="" {...noInterruption}>
        {kind === 'unknown' ? (
          <>
            <Skeleton kind="text" count={6} label="Conferindo seu acesso…" />
            <noscript>
              <p>A área do candidato precisa de JavaScript para guardar seu acesso neste aparelho.</p>
            </noscript>
          </>
        ) : (
          <p>
            Esta página é só para candidatos.{' '}
            <Link to={login} state={carried}>
              Entre para continuar
            </Link>
            .
          </p>
        )}
      </div>
    </Container>
  );
}

/** Page below the candidate area: title, way back and login requirement. */
export const CandidatePage = ({
  children,
  ...header
}: Pick<PageHeaderProps, 'title' | 'lead'> & { children: ReactNode }) => (
  <>
    <PageHeader {...header} breadcrumbs={[{ label: 'Área do candidato', to: '/area_do_candidato' }]} />
    <RequireSession>{children}</RequireSession>
  </>
);
