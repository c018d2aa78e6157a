import { areaSlug } from '@portal/ui/area';
import type { ReactNode } from 'react';
import styles from './ticket.module.css';

export interface TicketShellProps {
  kind: 'course' | 'class' | 'registration';
  /** Name of the area whose colour and pattern the ticket uses. */
  area?: string;
  /** What the torn-off part on the left prints. */
  stub: ReactNode;
  children: ReactNode;
}

/** The boat ticket's paper: canoe corners, woven stub, perforated seam. Only the paper is cut, never what is on it. */
export function TicketShell({ kind, area, stub, children }: TicketShellProps) {
  return (
    <div className={styles.berth}>
      <article className={styles.ticket} data-kind={kind} data-area={area && areaSlug(area)}>
        <div className={styles.paper} aria-hidden="true">
          <div className={styles.sheet} />
        </div>
        <div className={styles.stub}>{stub}</div>
        <div className={styles.body}>{children}</div>
      </article>
    </div>
  );
}
