import { registrationStatusName } from '@portal/contract/selection-process/statuses';
import { trackerOf } from '../../domain/tracker.ts';
import styles from './status-tracker.module.css';

interface StatusTrackerProps {
  /** Status of the registration, 1–4, if the server reports it. */
  status: number | null;
  /** Status of the process, 1–4. */
  processStatus: number;
}

/** Shows the column "Status" (B 2.6): its name, and the progress of the application along the equator line. */
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
