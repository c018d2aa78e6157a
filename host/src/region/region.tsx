import { RemoteError, useRecovery, useRetry } from '@portal/platform/browser';
import { ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { EmptyState, FailedState } from '@portal/ui/empty-state';
import { noInterruption } from '@portal/ui/interruption';
import { PageMeta } from '@portal/ui/page-meta';
import { Skeleton } from '@portal/ui/skeleton';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** Shows another release of a failed page or, without one, an error message. The rest of the portal keeps working. */
export function RegionFailure() {
  const error = useRouteError();
  return useRecovery(error) ? <RegionPending /> : <Failure error={error} />;
}

function Failure({ error }: { error: unknown }) {
  const retry = useRetry();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? 'Página não encontrada' : titleOf(error);
  return (
    <Container>
      <PageMeta title={title} noindex />
      <template {...noInterruption} />
      {isMissing ? (
        <>
          <h1>{title}</h1>
          <EmptyState
            title="O endereço pode ter mudado ou o conteúdo saiu do ar."
            action={<ButtonLink to="/">Ir para a página inicial</ButtonLink>}
          >
            Confira se o endereço está inteiro, ou pesquise no alto da página.
          </EmptyState>
        </>
      ) : (
        <FailedState title={title} onRetry={() => void retry()} />
      )}
    </Container>
  );
}

const titleOf = (error: unknown): string =>
  error instanceof RemoteError
    ? 'Esta parte do portal está fora do ar no momento'
    : 'Não foi possível abrir esta página';

export const RegionPending = () => (
  <Container>
    <Skeleton kind="card" count={3} label="Carregando a página" />
  </Container>
);
