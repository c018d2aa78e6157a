import { registrationStatusName } from '@portal/shared/selection-process/statuses';
import { trackerOf } from '../../domain/tracker.ts';
import styles from './status-tracker.module.css';

interface StatusTrackerProps {
  /** The registration's state, 1–4, or null when the server says none. */
  status: number | null;
  /** The process's state, 1–4. */
  processStatus: number;
}

/** The column "Status" (B 2.6): its name, and the way of the application along the equator line. */
export function StatusTracker({ status, processStatus }: StatusTrackerProps) {
  const { reached, cancelled } = trackerOf(status, processStatus);
  return (
    <span className={styles.tracker} data-reached={reached} data-cancelled={cancelled || undefined}>
      <span className={styles.name}>{registrationStatusName(status) || '—'}</span>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.port} />
        <span className={styles.port} />
        <span className={styles.port} />
      </span>
    </span>
  );
}
