import { offersByState, processesByUrgency } from '@portal/runtime/selection-process/offer-state';
import type { PsgProcess } from '@portal/shared/contract/selection-processes';
import { isOpenProcess } from '@portal/shared/selection-process/statuses';
import { coursesOf, type PsgOffer } from './psg.ts';

/** A process in which one can apply now, and what for. */
export interface OpenNotice {
  id: number;
  name: string;
  /** The one with the nearest deadline first. */
  courses: readonly PsgOffer[];
}

/**
 * The open processes with courses for which one can apply now, and which are not full; the nearest deadline first.
 * @param now milliseconds since 1970
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
