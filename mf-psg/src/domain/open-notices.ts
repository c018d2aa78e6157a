import type { PsgProcess } from '@portal/contract/endpoints/selection-processes';
import { isOpenProcess } from '@portal/contract/selection-process/statuses';
import { offersByState, processesByUrgency } from '@portal/selection-process/rules/offer-state';
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
