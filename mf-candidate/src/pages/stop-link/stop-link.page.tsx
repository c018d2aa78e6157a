import { ApiError, callWithMessage } from '@portal/client/api';
import { toast } from '@portal/client/toasts';
import { followStopLink, type StopKind } from '@portal/contract/endpoints/stop-links';
import { Alert } from '@portal/ui/alert';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { EmptyState } from '@portal/ui/empty-state';
import { FormPanel } from '@portal/ui/form-panel';
import { PageHeader } from '@portal/ui/page-header';
import { Skeleton } from '@portal/ui/skeleton';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './stop-link.module.css';
import { stopLinkQuery } from './stop-link.queries.ts';
import { stopTexts } from './stop-texts.ts';

/** /nao-fui-eu#{token}: stops an action reported by e-mail, after a confirmation. */
export function Component() {
  const hydrated = useHydrated();
  const token = useLocation().hash.slice(1);
  const query = useQuery({ ...stopLinkQuery(token), enabled: hydrated && token !== '' });
  return (
    <>
      <PageHeader title="Não fui eu" breadcrumbs={[{ label: 'Acessar', to: '/login' }]} />
      <Container>
        <FormPanel>
          {hydrated && token === '' ? (
            <InvalidLink />
          ) : (
            <AsyncRegion
              query={query}
              loading={<Skeleton kind="text" count={4} label="Conferindo o link…" />}
              empty={(stop) => stop === null}
              emptyState={<InvalidLink />}
              failedTitle="Não foi possível conferir o link agora"
            >
              {(stop) => stop && <Confirmation {...stop} token={token} />}
            </AsyncRegion>
          )}
        </FormPanel>
      </Container>
    </>
  );
}

const InvalidLink = () => (
  <EmptyState
    title="Este link não vale mais"
    action={<ButtonLink to="/FaleConosco">Fale conosco</ButtonLink>}
  >
    <p>
      Ele vale por sete dias e uma vez. Se alguém usa a sua conta, crie outra senha em “Esqueci a minha senha”
      e fale com a unidade.
    </p>
  </EmptyState>
);

interface ConfirmationProps {
  kind: StopKind;
  subject: string | null;
  token: string;
}

function Confirmation({ kind, subject, token }: ConfirmationProps) {
  const { title, text, button, needsPassword } = stopTexts[kind];
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);
  // The message is shorter than the question: the page may have been scrolled past it.
  useEffect(() => {
    if (done !== null) part.current?.focus();
  }, [done]);

  async function follow() {
    setSending(true);
    try {
      const { message } = await callWithMessage(followStopLink, { body: { token } });
      setDone(message ?? 'Feito.');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message, { tone: 'error', duration: 10_000 });
    } finally {
      setSending(false);
    }
  }

  if (done !== null) {
    return (
      <div ref={part} tabIndex={-1} className={styles.confirmation}>
        <Alert tone="success" title="Feito">
          {done}
        </Alert>
        {needsPassword ? (
          <ButtonLink to="/changePassword">Criar outra senha</ButtonLink>
        ) : (
          <ButtonLink to="/" variant="secondary">
            Ir para o início
          </ButtonLink>
        )}
      </div>
    );
  }
  return (
    <div className={styles.confirmation}>
      <Alert tone="warning" title={title}>
        {subject && <p>{subject}</p>}
        <p>{text}</p>
      </Alert>
      <Button busy={isSending} onClick={() => void follow()}>
        {button}
      </Button>
      <p>Se foi você, feche esta página: nada muda.</p>
    </div>
  );
}
