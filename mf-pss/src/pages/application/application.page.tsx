import { useQuery } from '@portal/shared/query';
import { useSearchParams } from '@portal/shared/router';
import { AsyncRegion } from '@portal/shared/ui/async-region';
import { ButtonLink } from '@portal/shared/ui/button';
import { Container } from '@portal/shared/ui/container';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { PageHeader } from '@portal/shared/ui/page-header';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { Positions } from '../../parts/positions.tsx';
import { pssProcessQuery } from '../notice/notice.queries.ts';

/** /pss_cadastro: the position that a person applies for, named by the query (B 2.5). */
export function Component() {
  const [search] = useSearchParams();
  const process = search.get('process');
  return (
    <>
      <PageHeader
        title="Inscrição"
        lead={search.get('roleName') ?? undefined}
        breadcrumbs={[{ label: 'Processo Seletivo do Senac', to: '/pss' }]}
        noindex
      />
      <Container>
        {process ? (
          <ChosenPosition process={process} role={search.get('role')} />
        ) : (
          <EmptyState
            title="Escolha um cargo"
            action={<ButtonLink to="/pss">Ver processos seletivos</ButtonLink>}
          >
            A inscrição começa no edital do processo seletivo.
          </EmptyState>
        )}
      </Container>
    </>
  );
}

function ChosenPosition({ process, role }: { process: string; role: string | null }) {
  const query = useQuery(pssProcessQuery(process));
  return (
    <AsyncRegion
      query={query}
      loading={<Skeleton kind="text" count={6} label="Carregando o cargo…" />}
      empty={() => false}
      failedTitle="Não foi possível carregar o cargo"
    >
      {(data) => (
        <>
          <p>{data.name}</p>
          <Positions items={data.items_pss.filter(({ id }) => String(id) === role)} empty="Não há cargos" />
          <ButtonLink to={`/pss_edital/${data.id}`} variant="secondary">
            Voltar ao edital
          </ButtonLink>
        </>
      )}
    </AsyncRegion>
  );
}
