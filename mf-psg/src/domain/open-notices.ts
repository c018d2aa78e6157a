import { offersByState, processesByUrgency } from '@portal/runtime/selection-process/offer-state';
import type { PsgProcess } from '@portal/shared/contract/selection-processes';
import { isOpenProcess } from '@portal/shared/selection-process/statuses';
import { coursesOf, type PsgOffer } from './psg.ts';

/** Process with open registrations, and its courses. */
export interface OpenNotice {
  id: number;
  name: string;
  /** Nearest deadline first. */
  courses: readonly PsgOffer[];
}

/**
 * Returns open processes with courses that accept registrations and are not full, nearest deadline first.
 * @param now timestamp
 */
export const openNotices = (processes: readonly PsgProcess[], now: number): OpenNotice[] =>
  processesByUrgency(processes, coursesOf, now)
    .filter(({ status }) => isOpenProcess(status))
    .map((process) => ({
      id: process.id,
      name: process.name,
      courses: offersByState(coursesOf(process), now).open,
    }))
    .filter(({ courses }) => courses.length > 0);
