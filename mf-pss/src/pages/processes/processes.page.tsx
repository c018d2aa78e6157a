import { preload, useQuery } from '@portal/runtime/query';
import type { LoaderFunctionArgs } from '@portal/runtime/router';
import { countOpening } from '@portal/runtime/selection-process/count-opening';
import type { PssProcess } from '@portal/shared/contract/pss-selection-processes';
import { formatDate } from '@portal/shared/format/date';
import { fileUrl } from '@portal/shared/format/file-url';
import { isOpenProcess } from '@portal/shared/selection-process/statuses';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { PageHeader } from '@portal/ui/page-header';
import { publishedDocuments } from '@portal/ui/selection-process/process-documents';
import { ProcessList } from '@portal/ui/selection-process/process-list';
import { Skeleton } from '@portal/ui/skeleton';
import { useHydrated } from '@portal/ui/use-hydrated';
import { isResultDue } from '../../domain/is-result-due.ts';
import { pss } from '../../domain/pss.ts';
import { pssProcessesQuery } from './processes.queries.ts';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, pssProcessesQuery());

/** /pss: staff selection processes, open and closed (B 2.2). */
export function Component() {
  const processes = useQuery(pssProcessesQuery());
  return (
    <>
      <PageHeader
        title="Processo Seletivo do Senac"
        lead="As contratações do Senac seguem a Resolução Senac nº 1.018/2015: cada processo seletivo tem edital, prazos e resultados publicados aqui."
      />
      <AsyncRegion
        banded
        query={processes}
        loading={<Skeleton kind="table" count={4} label="Carregando os processos seletivos…" />}
        empty={() => false}
        failedTitle="Não foi possível carregar os processos seletivos"
      >
        {(all) => (
          <>
            <ProcessList
              title="Aberto"
              processes={all.filter(({ status }) => isOpenProcess(status))}
              noticePath={({ id }) => pss.noticePath(id)}
              actions={(process) => <OpenActions process={process} />}
            />
            <ProcessList
              title="Encerrado"
              tone="areia"
              processes={all.filter(({ status }) => !isOpenProcess(status))}
              noticePath={({ id }) => `/pss_encerrado/${id}`}
              actions={(process) => <ClosedActions process={process} />}
            />
          </>
        )}
      </AsyncRegion>
    </>
  );
}

function OpenActions({ process }: { process: PssProcess }) {
  const document = publishedDocuments(process.documents)[0];
  return (
    <>
      {document && (
        <ButtonLink
          href={fileUrl(document.filename)}
          external
          variant="secondary"
          onClick={() => countOpening(document.id)}
        >
          Comunicado
        </ButtonLink>
      )}
      <ButtonLink to={pss.noticePath(process.id)}>Inscrever-se</ButtonLink>
    </>
  );
}

/** The disabled button stands only where there is no result to read yet; the server's HTML leads to the notice. */
function ClosedActions({ process }: { process: PssProcess }) {
  const hydrated = useHydrated();
  if (hydrated && !isResultDue(process, Date.now())) {
    return (
      <Button
        variant="secondary"
        disabledReason={`O resultado deste processo sai em ${formatDate(process.result_date)}.`}
      >
        Resultados
      </Button>
    );
  }
  return (
    <ButtonLink to={`/pss_encerrado/${process.id}`} variant="secondary">
      Resultados
    </ButtonLink>
  );
}
