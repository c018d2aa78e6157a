import { joinFacts } from '@portal/contract/format/join-facts';
import { isOpenProcess, processStateName } from '@portal/contract/selection-process/statuses';
import { PaginatedList } from '@portal/ui/paginated-list';
import { Section } from '@portal/ui/section';
import { ShowMoreList } from '@portal/ui/show-more-list';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Located, placesOf } from '../rules/places.ts';
import type { Fact } from '../rules/process-kind-config.ts';
import { FactList } from './fact-list.tsx';
import styles from './process-list.module.css';

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
