import { RemoteError, useRecovery, useRetry } from '@portal/platform/browser';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { EmptyState, FailedState } from '@portal/ui/empty-state';
import { noInterruption } from '@portal/ui/interruption';
import { PageMeta } from '@portal/ui/page-meta';
import { Skeleton } from '@portal/ui/skeleton';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/**
 * Shows another release of a failed page or, if there is none, an error message. The rest of the portal keeps working.
 */
export function RegionFailure() {
  const error = useRouteError();
  return useRecovery(error) ? <RegionPending /> : <Failure error={error} />;
}

function Failure({ error }: { error: unknown }) {
  const view = describe(error);
  const retry = useRetry();
  return (
    <Container>
      <PageMeta title={view.title} noindex />
      <template {...noInterruption} />
      {view.kind === 'missing' ? (
        <>
          <h1>{view.title}</h1>
          <EmptyState
            title="O endereço pode ter mudado ou o conteúdo saiu do ar."
            action={<ButtonLink to="/">Ir para a página inicial</ButtonLink>}
          >
            Confira se o endereço está inteiro, ou pesquise no alto da página.
          </EmptyState>
        </>
      ) : (
        <FailedState title={view.title} onRetry={() => void retry()} />
      )}
    </Container>
  );
}

type View = { kind: 'missing'; title: string } | { kind: 'failed'; title: string };

/** Selects the message for an error: page not found, remote unavailable, or any other. */
function describe(error: unknown): View {
  if (isRouteErrorResponse(error) && error.status === 404)
    return { kind: 'missing', title: 'Página não encontrada' };
  if (error instanceof RemoteError)
    return { kind: 'failed', title: 'Esta parte do portal está fora do ar no momento' };
  return { kind: 'failed', title: 'Não foi possível abrir esta página' };
}

export const RegionPending = () => (
  <Container>
    <Skeleton kind="card" count={3} label="Carregando a página" />
  </Container>
);
