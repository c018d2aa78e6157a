import type { PssProcess } from '@portal/contract/endpoints/pss-selection-processes';
import { formatDate } from '@portal/contract/format/date';
import { ofInstitution } from '@portal/contract/institution/names';
import { hiringRules, programmes } from '@portal/contract/institution/programmes';
import { preload } from '@portal/platform/remote';
import { ApplyLink, ProcessList, ProcessLists } from '@portal/selection-process/pages/process-lists';
import { ContinueRegistration } from '@portal/selection-process/parts/continue-registration';
import { FirstDocumentLink } from '@portal/selection-process/parts/process-documents';
import { processesByUrgency } from '@portal/selection-process/rules/offer-state';
import { processFacts } from '@portal/selection-process/rules/offer-texts';
import { Button, ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { PageHeader } from '@portal/ui/page-header';
import { useCurrentTime } from '@portal/ui/use-current-time';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useSeenAt } from '@portal/ui/use-seen-at';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { isResultDue, positionsOf, pss } from '../../domain/pss.ts';
import { pssProcessesQuery } from '../../pss.queries.ts';

export const loader = ({ context }: LoaderFunctionArgs) => preload(context, pssProcessesQuery());

/** /pss: staff selection processes, open and closed (B 2.2). */
export function Component() {
  const processes = useQuery(pssProcessesQuery());
  const seenAt = useSeenAt(processes.dataUpdatedAt);
  return (
    <>
      <PageHeader
        title={programmes.pss}
        lead={`As contratações ${ofInstitution} seguem a ${hiringRules}: cada processo seletivo tem edital, prazos e resultados publicados aqui.`}
      />
      <Container>
        <ContinueRegistration path={pss.list.to} />
      </Container>
      <ProcessLists query={processes}>
        {(open, closed) => (
          <>
            <ProcessList
              title="Aberto"
              parameter="abertos"
              processes={processesByUrgency(open, positionsOf, seenAt)}
              noticePath={({ id }) => pss.noticePath(id)}
              facts={(process) => processFacts(positionsOf(process), seenAt)}
              actions={(process) => <OpenActions process={process} seenAt={seenAt} />}
            />
            <ProcessList
              title="Encerrado"
              parameter="encerrados"
              tone="areia"
              processes={closed}
              noticePath={({ id }) => `/pss_encerrado/${id}`}
              actions={(process) => <ClosedActions process={process} />}
            />
          </>
        )}
      </ProcessLists>
    </>
  );
}

function OpenActions({ process, seenAt }: { process: PssProcess; seenAt: number }) {
  return (
    <>
      <FirstDocumentLink documents={process.documents}>Comunicado</FirstDocumentLink>
      <ApplyLink processKind={pss} processId={process.id} offers={positionsOf(process)} seenAt={seenAt} />
    </>
  );
}

/** The button is disabled while there is no result; the server-rendered HTML links to the notice. */
function ClosedActions({ process }: { process: PssProcess }) {
  const hydrated = useHydrated();
  const seenAt = useCurrentTime(() => null);
  if (hydrated && !isResultDue(process, seenAt)) {
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
