import { call } from '@portal/shared/api';
import { countDownload } from '@portal/shared/contract/documents';
import { preload, useMutation, useQuery } from '@portal/shared/query';
import { type LoaderFunctionArgs, useParams } from '@portal/shared/router';
import { placesOf } from '@portal/shared/selection-process/places';
import { ProcessDocuments } from '@portal/shared/selection-process/process-documents';
import { AsyncRegion } from '@portal/shared/ui/async-region';
import { Button } from '@portal/shared/ui/button';
import { PageHeader } from '@portal/shared/ui/page-header';
import { Section } from '@portal/shared/ui/section';
import { Skeleton } from '@portal/shared/ui/skeleton';
import { PsgOffers } from '../../parts/psg-offers.tsx';
import { psgProcessQuery } from '../notice/notice.queries.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, psgProcessQuery(params.id ?? ''));

/** /psg/encerrado/{id}: a closed process, read-only; opening a document counts (A 2.11). */
export function Component() {
  const { id = '' } = useParams();
  const process = useQuery(psgProcessQuery(id));
  const download = useMutation({
    mutationFn: (document: number) => call(countDownload, { params: { id: document } }),
  });
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
        loading={<Skeleton kind="table" count={4} label="Carregando o resultado…" />}
        empty={() => false}
        failedTitle="Não foi possível carregar este processo seletivo"
      >
        {({ documents, items }) => (
          <>
            <Section title="Documentos">
              <ProcessDocuments
                documents={documents}
                onOpen={({ id: document }) => download.mutate(document)}
              />
            </Section>
            <Section title="Cursos" tone="areia">
              <PsgOffers
                items={items}
                action={() => (
                  <Button variant="secondary" disabledReason="As inscrições deste processo terminaram.">
                    Encerrado
                  </Button>
                )}
              />
            </Section>
          </>
        )}
      </AsyncRegion>
    </>
  );
}
