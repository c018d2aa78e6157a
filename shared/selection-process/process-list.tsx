import { Link } from '@portal/shared/router';
import type { ReactNode } from 'react';
import { Section } from '../ui/section/section.tsx';
import { ShowMoreList } from '../ui/show-more-list/show-more-list.tsx';
import styles from './process-list.module.css';

/** What a list needs to know of a process of either programme. */
interface ListedProcess {
  id: number;
  name: string;
}

interface ProcessListProps<Process extends ListedProcess> {
  title: string;
  processes: readonly Process[];
  /** Address of a process's notice. */
  noticePath: (process: Process) => string;
  /** Buttons and links of a process, such as "Inscrever-se". */
  actions: (process: Process) => ReactNode;
  tone?: 'papel' | 'areia';
}

/** The processes of one state, four at first (A 2.8, B 2.2). */
export function ProcessList<Process extends ListedProcess>({
  title,
  processes,
  noticePath,
  actions,
  tone,
}: ProcessListProps<Process>) {
  return (
    <Section title={title} tone={tone}>
      <ShowMoreList
        label={title}
        items={processes}
        keyOf={({ id }) => id}
        empty="Não há processos seletivos"
        renderItem={(process) => (
          <div className={styles.process}>
            <Link to={noticePath(process)} className={styles.name}>
              {process.name}
            </Link>
            <div className={styles.actions}>{actions(process)}</div>
          </div>
        )}
      />
    </Section>
  );
}
