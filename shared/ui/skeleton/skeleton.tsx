import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  kind: 'text' | 'card' | 'table' | 'courseCard';
  /** Number of lines, cards or rows. */
  count?: number;
  /** Name of the loading content for screen readers. */
  label?: string;
  /** Text without JavaScript, when a reload would not help. */
  noScript?: ReactNode;
}

/** Placeholder of loading content in its later size, without motion. */
export function Skeleton({ kind, count = 1, label = 'Carregando…', noScript }: SkeletonProps) {
  return (
    <div role="status" className="sized">
      <span className="visuallyHidden">{label}</span>
      <noscript>
        {noScript ?? <p>Esta parte não pôde ser preparada agora. Recarregue a página para tentar de novo.</p>}
      </noscript>
      <div aria-hidden="true" className={`stack ${styles[kind]}`}>
        {Array.from({ length: count }, (_, index) => `${kind}-${index}`).map((key) => (
          <span key={key} className={`block ${styles.piece}`} />
        ))}
      </div>
    </div>
  );
}
