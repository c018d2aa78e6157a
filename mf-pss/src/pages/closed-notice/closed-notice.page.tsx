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
import { Positions } from '../../parts/positions.tsx';
import { pssProcessQuery } from '../notice/notice.queries.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  preload(context, pssProcessQuery(params.id ?? ''));

/** /pss_encerrado/{id}: a closed process, read-only, under the heading that the specification gives it (B 2.4). */
export function Component() {
  const { id = '' } = useParams();
  const process = useQuery(pssProcessQuery(id));
  const download = useMutation({
    mutationFn: (document: number) => call(countDownload, { params: { id: document } }),
  });
  return (
    <>
      <PageHeader
        title="Programa Senac de Gratuidade"
        lead={process.data && [process.data.name, placesOf(process.data)].filter(Boolean).join(' — ')}
        breadcrumbs={[{ label: 'Processo Seletivo do Senac', to: '/pss' }]}
      />
      <AsyncRegion
        banded
        query={process}
        loading={<Skeleton kind="table" count={4} label="Carregando o resultado…" />}
        empty={() => false}
        failedTitle="Não foi possível carregar este processo seletivo"
      >
        {({ documents, items_pss: items }) => (
          <>
            <Section title="Documentos">
              <ProcessDocuments
                documents={documents}
                onOpen={({ id: document }) => download.mutate(document)}
              />
            </Section>
            <Section title="Cargos" tone="areia">
              <Positions
                items={items}
                empty="Não há cargos"
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
