import { areaSlug } from '@portal/ui/area';
import type { ReactNode } from 'react';
import styles from './course-card.module.css';

export interface CardShellProps {
  kind: 'course' | 'class' | 'registration';
  /** Name of the area whose colour and pattern the card uses. */
  area?: string;
  /** What the torn-off part on the left prints. */
  stub: ReactNode;
  children: ReactNode;
}

/** The card's paper: canoe corners, woven stub, perforated seam. Only the paper is cut, never what is on it. */
export function CardShell({ kind, area, stub, children }: CardShellProps) {
  return (
    <div className={styles.berth}>
      <article className={styles.card} data-kind={kind} data-area={area && areaSlug(area)}>
        <div className={styles.paper} aria-hidden="true">
          <div className={styles.sheet} />
        </div>
        <div className={styles.stub}>{stub}</div>
        <div className={styles.body}>{children}</div>
      </article>
    </div>
  );
}
