import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { StillRiver } from './still-river.tsx';

export interface EmptyStateProps {
  /** The specification's words for "nothing here". */
  title: string;
  /** What the visitor can do instead. */
  children?: ReactNode;
  action?: ReactNode;
}

/** A region that loaded and holds nothing. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <StillRiver />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
