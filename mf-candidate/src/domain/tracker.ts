import { CANCELLED, isOpenProcess } from '@portal/contract/selection-process/statuses';

/** Progress of an application on the equator line. */
export interface Tracker {
  /** 1 applied, 2 under review, 3 decided. */
  reached: 1 | 2 | 3;
  cancelled: boolean;
}

const DECIDED = [2, 3];

/**
 * Returns the progress of an application (B 4): classified and waitlisted candidates have arrived; others wait for the
 * result, which is under review once the process is closed.
 */
export function trackerOf(status: number | null, processStatus: number): Tracker {
  if (status === CANCELLED) return { reached: 1, cancelled: true };
  if (status !== null && DECIDED.includes(status)) return { reached: 3, cancelled: false };
  return { reached: isOpenProcess(processStatus) ? 1 : 2, cancelled: false };
}
