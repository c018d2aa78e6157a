import { areaSlug } from '@portal/ui/area';
import type { ReactNode } from 'react';
import styles from './course-card.module.css';

export interface CardShellProps {
  kind: 'course' | 'class' | 'registration';
  /** Area whose colour and pattern the card uses. */
  area?: string;
  /** Content of the stub on the left. */
  stub: ReactNode;
  children: ReactNode;
}

/** Card background: canoe corners, woven stub, perforated seam. The mask cuts only the background, never the content. */
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
