import { type Located, placesOf } from '@portal/runtime/selection-process/places';
import type { Fact } from '@portal/runtime/selection-process/process-kind-config';
import { joinFacts } from '@portal/shared/format/join-facts';
import { isOpenProcess, processStateName } from '@portal/shared/selection-process/statuses';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PaginatedList } from '../paginated-list/paginated-list.tsx';
import { Section } from '../section/section.tsx';
import { ShowMoreList } from '../show-more-list/show-more-list.tsx';
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
