import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { StillRiver } from './still-river.tsx';

export interface EmptyStateProps {
  /** Text of the specification for "nothing here". */
  title: string;
  /** Alternatives for the visitor. */
  children?: ReactNode;
  action?: ReactNode;
}

/** State of a region that loaded without content. */
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
