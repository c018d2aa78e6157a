import { preload, useQuery } from '@portal/shared/query';
import { type LoaderFunctionArgs, useParams } from '@portal/shared/router';
import { placesOf } from '@portal/shared/selection-process/places';
import { ProcessDocuments } from '@portal/shared/selection-process/process-documents';
import { AsyncRegion } from '@portal/shared/ui/async-region';
import { PageHeader } from '@portal/shared/ui/page-header';
import { Section } from '@portal/shared/ui/section';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { PsgOffers } from '../../parts/psg-offers.tsx';
import { psgProcessQuery } from './notice.queries.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, psgProcessQuery(params.id ?? ''));

/** /psg/edital/{id}: an open process with its documents and courses (A 2.10). */
export function Component() {
  const { id = '' } = useParams();
  const process = useQuery(psgProcessQuery(id));
  return (
    <>
      <PageHeader
        title={process.data?.name ?? 'Processo seletivo do PSG'}
        lead={process.data && placesOf(process.data)}
        breadcrumbs={[{ label: 'Programa Senac de Gratuidade', to: '/psg' }]}
      />
      <AsyncRegion
        banded
        query={process}
        loading={<Skeleton kind="table" count={4} label="Carregando o edital…" />}
        empty={() => false}
        failedTitle="Não foi possível carregar o edital"
      >
        {({ documents, items }) => (
          <>
            <Section title="Documentos">
              <ProcessDocuments documents={documents} />
            </Section>
            <Section title="Cursos" tone="areia">
              <PsgOffers items={items} />
            </Section>
          </>
        )}
      </AsyncRegion>
    </>
  );
}
