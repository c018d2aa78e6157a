import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

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
    <div className={`cluster center ${styles.state}`}>
      <StillRiver />
      <div className={styles.words}>
        <p className="heading text-md">{title}</p>
        {children && <div className="measure muted mt-2">{children}</div>}
        {action && <div className="mt-4">{action}</div>}
      </div>
    </div>
  );
}

/** Empty canoe on the equator line under the sun: nothing has arrived. */
function StillRiver() {
  return (
    <svg viewBox="0 0 160 88" className={styles.scene} aria-hidden="true" focusable="false">
      <path className={styles.sun} d="M84 44a24 24 0 0 1 48 0z" />
      <path className={styles.hull} d="M18 38c16 8 40 8 56 0l4 0c-5 12-14 17-32 17s-27-5-32-17z" />
      <path className={styles.line} d="M0 44h22M72 44h88" />
      <path
        className={styles.wave}
        d="M6 62c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0 16-5 24 0 16 5 24 0"
      />
      <path className={styles.wave} d="M30 76c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0" />
    </svg>
  );
}
