import { OPEN_STATUSES, VISIBLE } from '@portal/contract/selection-process/statuses';
import { and, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { OfferTable, ProcessTable } from '../db/schema/selection.ts';

/** Returns the condition for offers that the portal shows (A 4, B 4). Applicants see hidden ones in their registrations. */
export const isVisible = ({ status }: Pick<OfferTable, 'status'>) => eq(status, VISIBLE);

/** Returns the condition for processes that the institution has not closed (A 4, B 4). */
export const isOpenProcess = ({ status }: Pick<ProcessTable, 'status'>) => inArray(status, OPEN_STATUSES);

/**
 * Returns the condition for offers whose registrations can be made and changed: the process is open, within the window.
 * @param now time of the database
 */
export const isOpenOffer = (
  processes: Pick<ProcessTable, 'status'>,
  items: Pick<OfferTable, 'startsAt' | 'endsAt'>,
  now: SQL,
) => and(isOpenProcess(processes), lt(items.startsAt, now), gt(items.endsAt, now));
