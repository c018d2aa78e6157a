import { ApiError, call, callWithMessage, nullIfMissing } from '@portal/client/api';
import { toast } from '@portal/client/toasts';
import { checkStopLink, followStopLink, type StopKind } from '@portal/contract/endpoints/accounts';
import { Alert } from '@portal/ui/alert';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton } from '@portal/ui/skeleton';
import { takeFocus } from '@portal/ui/take-focus';
import { useHydrated } from '@portal/ui/use-hydrated';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AccessPage } from '../../parts/access.tsx';

/** /nao-fui-eu#{token}: stops an action reported by e-mail, after a confirmation. */
export function Component() {
  const hydrated = useHydrated();
  const token = useLocation().hash.slice(1);
  const query = useQuery({ ...stopLinkQuery(token), enabled: hydrated && token !== '' });
  return (
    <AccessPage title="Não fui eu">
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
    </AccessPage>
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

function Confirmation({ kind, subject, token }: { kind: StopKind; subject: string | null; token: string }) {
  const { title, text, button, needsPassword } = stopTexts[kind];
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<string | null>(null);

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

  // The message is shorter than the question: the page may have been scrolled past it.
  if (done !== null) {
    return (
      <div ref={takeFocus} tabIndex={-1} className="stack start">
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
    <div className="stack start">
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

/** Loads what a link would stop; null if it is invalid, or the server has no such links. */
const stopLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['stop-link', token],
    queryFn: async ({ signal }) =>
      (await nullIfMissing(call(checkStopLink, { body: { token }, signal }), [404, 422]))?.stop ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });

const recovery = 'Todos os aparelhos saem da sua conta, e a senha atual deixa de valer';

/** Texts before the confirmation, and whether the account then needs a new password. */
const stopTexts = {
  password: {
    title: 'A senha da sua conta foi alterada',
    text: `${recovery}. Depois você cria outra com um código enviado ao seu e-mail.`,
    button: 'Proteger minha conta',
    needsPassword: true,
  },
  email: {
    title: 'O e-mail da sua conta foi alterado',
    text: `Este e-mail volta a ser o da sua conta. ${recovery}.`,
    button: 'Recuperar minha conta',
    needsPassword: true,
  },
  code: {
    title: 'Um código foi pedido para este e-mail',
    text: 'Os códigos enviados deixam de valer. Sua senha continua a mesma.',
    button: 'Anular os códigos',
    needsPassword: false,
  },
  registration: {
    title: 'Uma inscrição foi feita com este e-mail',
    text: 'A unidade confere os documentos desta inscrição, e este e-mail deixa de dar acesso a ela. A inscrição não é cancelada: pode ser de alguém que errou o próprio e-mail.',
    button: 'Avisar que não fui eu',
    needsPassword: false,
  },
  cancellation: {
    title: 'Sua inscrição foi cancelada',
    text: `A inscrição volta a valer, se o prazo ainda corre e há vaga. ${recovery}, porque alguém entrou nela.`,
    button: 'Desfazer o cancelamento',
    needsPassword: true,
  },
} satisfies Record<StopKind, object>;
