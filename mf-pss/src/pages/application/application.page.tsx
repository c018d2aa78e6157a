import { useQuery } from '@portal/shared/query';
import { useSearchParams } from '@portal/shared/router';
import { ChosenOffer } from '@portal/shared/selection-process/chosen-offer';
import { Unidentified } from '@portal/shared/selection-process/unidentified';
import { useIdentification } from '@portal/shared/selection-process/use-identification';
import { AsyncRegion } from '@portal/shared/ui/async-region';
import { Container } from '@portal/shared/ui/container';
import { PageHeader } from '@portal/shared/ui/page-header';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { useHydrated } from '@portal/shared/ui/use-hydrated';
import { positionOf, pss } from '../../domain/pss.ts';
import { pssProcessQuery } from '../notice/notice.queries.ts';

/** /pss_cadastro?process=&role=&roleName=: the position that an identified person applies for (B 2.5). */
export function Component() {
  const [search] = useSearchParams();
  const identified = useIdentification();
  const hydrated = useHydrated();
  const process = search.get('process');
  return (
    <>
      <PageHeader
        title="Inscrição"
        lead={search.get('roleName') ?? undefined}
        breadcrumbs={[pss.list]}
        noindex
      />
      <Container>
        {process === null || (hydrated && !identified) ? (
          <Unidentified programme={pss} processId={process} />
        ) : (
          <ChosenPosition process={process} role={search.get('role')} />
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
      {(data) => {
        const item = data.items_pss.find(({ id }) => String(id) === role);
        return <ChosenOffer programme={pss} process={data} offer={item ? positionOf(item) : null} />;
      }}
    </AsyncRegion>
  );
}
