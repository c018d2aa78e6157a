import { preload, useQuery } from '@portal/shared/query';
import { type LoaderFunctionArgs, useParams } from '@portal/shared/router';
import { placesOf } from '@portal/shared/selection-process/places';
import { ProcessDocuments } from '@portal/shared/selection-process/process-documents';
import { AsyncRegion } from '@portal/shared/ui/async-region';
import { PageHeader } from '@portal/shared/ui/page-header';
import { Section } from '@portal/shared/ui/section';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { Positions } from '../../parts/positions.tsx';
import { pssProcessQuery } from './notice.queries.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, pssProcessQuery(params.id ?? ''));

/** /pss_edital/{id}: an open process with its documents and positions (B 2.3). */
export function Component() {
  const { id = '' } = useParams();
  const process = useQuery(pssProcessQuery(id));
  return (
    <>
      <PageHeader
        title={process.data?.name ?? 'Processo Seletivo do Senac'}
        lead={process.data && placesOf(process.data)}
        breadcrumbs={[{ label: 'Processo Seletivo do Senac', to: '/pss' }]}
      />
      <AsyncRegion
        banded
        query={process}
        loading={<Skeleton kind="table" count={4} label="Carregando o edital…" />}
        empty={() => false}
        failedTitle="Não foi possível carregar o edital"
      >
        {({ documents, items_pss: items }) => (
          <>
            <Section title="Documentos">
              <ProcessDocuments documents={documents} />
            </Section>
            <Section title="Cargos" tone="areia">
              <Positions
                items={items.filter(({ status }) => status === null || status === 1)}
                empty="Não há cursos"
              />
            </Section>
          </>
        )}
      </AsyncRegion>
    </>
  );
}
