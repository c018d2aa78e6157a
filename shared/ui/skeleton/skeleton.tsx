import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  kind: 'text' | 'card' | 'table' | 'courseCard';
  /** How many lines, cards or rows are to come. */
  count?: number;
  /** What is loading, for screen readers. */
  label?: string;
  /** What to read without JavaScript, where a reload would change nothing. */
  noScript?: ReactNode;
}

/** Placeholder of loading content, of its later size. Nothing in it moves. */
export function Skeleton({ kind, count = 1, label = 'Carregando…', noScript }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visuallyHidden">{label}</span>
      <noscript>
        {noScript ?? <p>Esta parte não pôde ser preparada agora. Recarregue a página para tentar de novo.</p>}
      </noscript>
      <div aria-hidden="true" className={styles[kind]}>
        {Array.from({ length: count }, (_, index) => `${kind}-${index}`).map((key) => (
          <span key={key} className={styles.piece} />
        ))}
      </div>
    </div>
  );
}
