import { formatDate } from '@portal/contract/format/date';
import { joinFacts } from '@portal/contract/format/text';
import { isOpenProcess, processStateName } from '@portal/contract/selection-process/statuses';
import { AsyncRegion } from '@portal/ui/async-region';
import { Button, ButtonLink } from '@portal/ui/button';
import { Container } from '@portal/ui/container';
import { PaginatedList } from '@portal/ui/paginated-list';
import { Section } from '@portal/ui/section';
import { ShowMoreList } from '@portal/ui/show-more-list';
import { Skeleton } from '@portal/ui/skeleton';
import { useCurrentTime } from '@portal/ui/use-current-time';
import { useHydrated } from '@portal/ui/use-hydrated';
import { useSeenAt } from '@portal/ui/use-seen-at';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContinueRegistration } from '../parts/continue-registration.tsx';
import { FactList } from '../parts/offer-list.tsx';
import { FirstDocumentLink } from '../parts/process-documents.tsx';
import { isResultDue, mayApply, processesByUrgency } from '../rules/offer-state.ts';
import { processFacts } from '../rules/offer-texts.ts';
import { type Process, type ProcessKindConfig, placesOf, processPath } from '../rules/process.ts';
import styles from './process.module.css';

interface ProcessListsProps {
  processKind: ProcessKindConfig;
  query: UseQueryResult<readonly Process[]>;
  open: string;
  closed: string;
  action?: ReactNode;
}

/** All processes of one kind, open ones with their offers and deadlines first (A 2.8, B 2.2). */
export function ProcessLists({ processKind, query, open, closed, action }: ProcessListsProps) {
  const seenAt = useSeenAt(query.dataUpdatedAt);
  return (
    <>
      <Container>
        <ContinueRegistration path={processKind.list.to} />
      </Container>
      <AsyncRegion
        banded
        query={query}
        loading={<Skeleton kind="table" count={4} label="Carregando os processos seletivos…" />}
        empty={() => false}
        failedTitle="Não foi possível carregar os processos seletivos"
      >
        {(all) => (
          <>
            <Section title={open} action={action}>
              <ProcessList
                label={open}
                parameter="abertos"
                processKind={processKind}
                processes={processesByUrgency(
                  all.filter(({ status }) => isOpenProcess(status)),
                  seenAt,
                )}
                seenAt={seenAt}
              />
            </Section>
            <Section title={closed} tone="areia">
              <ProcessList
                label={closed}
                parameter="encerrados"
                processKind={processKind}
                processes={all.filter(({ status }) => !isOpenProcess(status))}
                seenAt={seenAt}
              />
            </Section>
          </>
        )}
      </AsyncRegion>
    </>
  );
}

interface ProcessListProps {
  processKind: ProcessKindConfig;
  label: string;
  /** Query parameter of the page number in very long lists. */
  parameter: string;
  processes: readonly Process[];
  seenAt: number;
}

/** Processes of one state, initially four (A 2.8, B 2.2). */
const ProcessList = ({ processKind, label, parameter, processes, seenAt }: ProcessListProps) => (
  <PaginatedList items={processes} parameter={parameter}>
    {(shown) => (
      <ShowMoreList
        label={label}
        items={shown}
        keyOf={({ id }) => id}
        empty="Não há processos seletivos"
        renderItem={(process) => (
          <div className={`cluster center between gap-4 gap-x-6 ${styles.process}`}>
            <div className={`stack start gap-1 shrinks ${styles.words}`}>
              <p
                className={`cluster center gap-2 muted text-xs bold ${styles.processState}`}
                data-open={isOpenProcess(process.status) || undefined}
              >
                {processStateName(process.status)}
              </p>
              <h3 className={`text-md ${styles.processName}`}>
                <Link to={processPath(processKind, process)}>{process.name}</Link>
              </h3>
              <p className="muted text-sm tabular">
                {joinFacts(process.number && `N° ${process.number}`, placesOf(process))}
              </p>
              {isOpenProcess(process.status) && (
                <div className={`full sized ${styles.processFacts}`}>
                  <FactList facts={processFacts(process.offers, seenAt)} />
                </div>
              )}
            </div>
            <div className="cluster">
              {isOpenProcess(process.status) ? (
                <>
                  <FirstDocumentLink documents={process.documents}>{processKind.document}</FirstDocumentLink>
                  <ApplyLink processKind={processKind} process={process} seenAt={seenAt} />
                </>
              ) : (
                <ResultsLink processKind={processKind} process={process} />
              )}
            </div>
          </div>
        )}
      />
    )}
  </PaginatedList>
);

interface ProcessActionProps {
  processKind: ProcessKindConfig;
  process: Process;
}

/** 'Inscrever-se' of a listed process (A 2.8, B 2.2); without open offers a link to its offers and dates. */
function ApplyLink({ processKind, process, seenAt }: ProcessActionProps & { seenAt: number }) {
  const notice = processKind.noticePath(process.id);
  if (!mayApply(process.offers, seenAt)) {
    return (
      <ButtonLink to={notice} variant="secondary">
        Ver {processKind.offersTitle.toLowerCase()} e prazos
      </ButtonLink>
    );
  }
  if (!process.externalUrl) return <ButtonLink to={notice}>Inscrever-se</ButtonLink>;
  return (
    <ButtonLink href={process.externalUrl} external>
      Inscrever-se
    </ButtonLink>
  );
}

/** Disabled while the result of a staff selection is awaited; the server-rendered HTML links to the notice (B 2.2). */
function ResultsLink({ processKind, process: { id, result_date } }: ProcessActionProps) {
  const hydrated = useHydrated();
  const now = useCurrentTime(() => null);
  if (hydrated && processKind.kind === 'pss' && !isResultDue({ result_date }, now)) {
    return (
      <Button
        variant="secondary"
        disabledReason={`O resultado deste processo sai em ${formatDate(result_date)}.`}
      >
        Resultados
      </Button>
    );
  }
  return (
    <ButtonLink to={processKind.closedNoticePath(id)} variant="secondary">
      Resultados
    </ButtonLink>
  );
}
