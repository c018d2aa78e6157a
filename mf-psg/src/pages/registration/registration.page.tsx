import { useQuery } from '@portal/shared/query';
import { useSearchParams } from '@portal/shared/router';
import { placesOf } from '@portal/shared/selection-process/places';
import { AsyncRegion } from '@portal/shared/ui/async-region';
import { ButtonLink } from '@portal/shared/ui/button';
import { Container } from '@portal/shared/ui/container';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { PageHeader } from '@portal/shared/ui/page-header';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { PsgOffers } from '../../parts/psg-offers.tsx';
import { psgProcessQuery } from '../notice/notice.queries.ts';

/** /psg_cadastro: the course that a person applies for, named by the query (A 2.12). */
export function Component() {
  const [search] = useSearchParams();
  const process = search.get('process');
  return (
    <>
      <PageHeader
        title="Inscrição"
        lead={search.get('courseName') ?? undefined}
        breadcrumbs={[{ label: 'Programa Senac de Gratuidade', to: '/psg' }]}
        noindex
      />
      <Container>
        {process ? (
          <ChosenCourse process={process} course={search.get('course')} />
        ) : (
          <EmptyState
            title="Escolha um curso"
            action={<ButtonLink to="/psg">Ver processos seletivos</ButtonLink>}
          >
            A inscrição começa no edital do processo seletivo.
          </EmptyState>
        )}
      </Container>
    </>
  );
}

function ChosenCourse({ process, course }: { process: string; course: string | null }) {
  const query = useQuery(psgProcessQuery(process));
  return (
    <AsyncRegion
      query={query}
      loading={<Skeleton kind="text" count={6} label="Carregando o curso…" />}
      empty={() => false}
      failedTitle="Não foi possível carregar o curso"
    >
      {(data) => (
        <>
          <p>
            {data.name} {placesOf(data)}
          </p>
          <PsgOffers items={data.items.filter(({ id }) => String(id) === course)} />
          <ButtonLink to={`/psg/edital/${data.id}`} variant="secondary">
            Voltar ao edital
          </ButtonLink>
        </>
      )}
    </AsyncRegion>
  );
}
