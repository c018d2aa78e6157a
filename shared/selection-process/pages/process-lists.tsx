import { joinFacts } from '@portal/contract/format/join-facts';
import { isOpenProcess, processStateName } from '@portal/contract/selection-process/statuses';
import { AsyncRegion } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { PaginatedList } from '@portal/ui/paginated-list';
import { Section } from '@portal/ui/section';
import { ShowMoreList } from '@portal/ui/show-more-list';
import { Skeleton } from '@portal/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FactList } from '../parts/offer-list.tsx';
import { mayApply } from '../rules/offer-state.ts';
import { type Fact, type Located, type Offer, type ProcessKindConfig, placesOf } from '../rules/process.ts';
import styles from './process-lists.module.css';

interface ProcessListsProps<Process> {
  query: UseQueryResult<readonly Process[]>;
  children: (open: Process[], closed: Process[]) => ReactNode;
}

/** Loads all processes of one kind and splits them into open and closed ones (A 2.8, B 2.2). */
export const ProcessLists = <Process extends { status: number }>({
  query,
  children,
}: ProcessListsProps<Process>) => (
  <AsyncRegion
    banded
    query={query}
    loading={<Skeleton kind="table" count={4} label="Carregando os processos seletivos…" />}
    empty={() => false}
    failedTitle="Não foi possível carregar os processos seletivos"
  >
    {(all) =>
      children(
        all.filter(({ status }) => isOpenProcess(status)),
        all.filter(({ status }) => !isOpenProcess(status)),
      )
    }
  </AsyncRegion>
);

/** Process of either kind in a list. */
interface ListedProcess extends Located {
  id: number;
  name: string;
  /** For example "051/2026". */
  number: string | null;
  /** 1–4. */
  status: number;
}

interface ProcessListProps<Process extends ListedProcess> {
  title: string;
  /** Query parameter of the page number in very long lists. */
  parameter: string;
  processes: readonly Process[];
  noticePath: (process: Process) => string;
  /** Buttons and links of a process, such as "Inscrever-se". */
  actions: (process: Process) => ReactNode;
  /** Facts that help to decide, such as the deadline. */
  facts?: (process: Process) => readonly Fact[];
  /** Link next to the title. */
  action?: ReactNode;
  tone?: 'papel' | 'areia';
}

/** Processes of one state, initially four (A 2.8, B 2.2). */
export function ProcessList<Process extends ListedProcess>({
  title,
  parameter,
  processes,
  noticePath,
  actions,
  facts,
  action,
  tone,
}: ProcessListProps<Process>) {
  return (
    <Section title={title} tone={tone} action={action}>
      <PaginatedList items={processes} parameter={parameter}>
        {(shown) => (
          <ShowMoreList
            label={title}
            items={shown}
            keyOf={({ id }) => id}
            empty="Não há processos seletivos"
            renderItem={(process) => (
              <div className={styles.process}>
                <div className={styles.words}>
                  <p className={styles.state} data-open={isOpenProcess(process.status) || undefined}>
                    {processStateName(process.status)}
                  </p>
                  <h3 className={styles.name}>
                    <Link to={noticePath(process)}>{process.name}</Link>
                  </h3>
                  <p className={styles.places}>
                    {joinFacts(process.number && `N° ${process.number}`, placesOf(process))}
                  </p>
                  {facts && (
                    <div className={styles.facts}>
                      <FactList facts={facts(process)} />
                    </div>
                  )}
                </div>
                <div className={styles.actions}>{actions(process)}</div>
              </div>
            )}
          />
        )}
      </PaginatedList>
    </Section>
  );
}

interface ApplyLinkProps {
  processKind: ProcessKindConfig;
  processId: number;
  offers: readonly Offer[];
  /** Timestamp at which the process was fetched. */
  seenAt: number;
  /** External site for registrations. */
  external?: string;
}

/** 'Inscrever-se' of a listed process (A 2.8, B 2.2); without open offers a link to its offers and dates. */
export function ApplyLink({ processKind, processId, offers, seenAt, external }: ApplyLinkProps) {
  const notice = processKind.noticePath(processId);
  if (!mayApply(offers, seenAt)) {
    return (
      <ButtonLink to={notice} variant="secondary">
        Ver {processKind.offersTitle.toLowerCase()} e prazos
      </ButtonLink>
    );
  }
  if (external === undefined) return <ButtonLink to={notice}>Inscrever-se</ButtonLink>;
  return (
    <ButtonLink href={external} external>
      Inscrever-se
    </ButtonLink>
  );
}
