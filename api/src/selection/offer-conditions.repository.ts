import { OPEN_STATUSES, VISIBLE } from '@portal/contract/selection-process/statuses';
import { and, eq, gt, inArray, lt, type SQL, type SQLWrapper } from 'drizzle-orm';
import { offers, processes } from '../db/schema/selection.ts';

/** Returns the condition for offers that the portal shows (A 4, B 4). Applicants see hidden ones in their registrations. */
export const isVisible = ({ status }: { status: SQLWrapper } = offers) => eq(status, VISIBLE);

/** Returns the condition for processes that the institution has not closed (A 4, B 4). */
export const isOpenProcess = () => inArray(processes.status, OPEN_STATUSES);

/**
 * Returns the condition for offers whose registrations can be made and changed: the process is open, within the window.
 * @param now time of the database
 */
export const isOpenOffer = (now: SQL) =>
  and(isOpenProcess(), lt(offers.start_date, now), gt(offers.end_date, now));

/** Joins the process of an offer, a registration or a document. */
export const isProcessOf = (row: { programme: SQLWrapper; process_id: SQLWrapper }) =>
  and(eq(processes.programme, row.programme), eq(processes.id, row.process_id));

/** Joins the offer of a registration. */
export const isOfferOf = (row: { programme: SQLWrapper; offer_id: SQLWrapper }) =>
  and(eq(offers.programme, row.programme), eq(offers.id, row.offer_id));
