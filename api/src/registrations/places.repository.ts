import { CANCELLED } from '@portal/contract/selection-process/statuses';
import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema/registrations.ts';
import { jobTitles, offers, type Programme, processes } from '../db/schema/selection.ts';
import { units } from '../db/schema/settings.ts';
import {
  findOffer,
  isOpenOffer,
  isProcessOf,
  isVisible,
  type OfferRow,
  offerRow,
} from '../selection/offers.repository.ts';
import type { Application, OfferKey, RegistrationResult } from './application.ts';

/** Requirements of an offer for online registrations. */
export type Requirements = Pick<
  OfferRow['offer'],
  'registration_type_name' | 'min_age' | 'start_date_course'
>;

/**
 * Returns whether the offer has a place, and its requirements; or the result: of an earlier request with the same key,
 * which only its sender knows, or why there is no place. Reads few columns: on the day of a notice, most come too late.
 */
export async function checkOffer(
  db: Database,
  application: Application,
  now: SQL,
): Promise<{ kind: 'open'; requirements: Requirements } | RegistrationResult> {
  const { programme, idempotency_key: key } = application;
  const isEarlier = key
    ? and(eq(registrations.programme, programme), eq(registrations.idempotency_key, key))
    : sql`false`;
  const [row] = await db
    .select({
      isVisible: sql<boolean>`${isVisible()}`,
      isOpen: sql<boolean>`${isOpenOffer(now)}`,
      isFull: sql<boolean>`${offers.taken} >= ${offers.capacity}`,
      earlierId: registrations.id,
      requirements: {
        registration_type_name: offers.registration_type_name,
        min_age: offers.min_age,
        start_date_course: offers.start_date_course,
      },
    })
    .from(offers)
    .innerJoin(processes, isProcessOf(offers))
    .leftJoin(registrations, isEarlier)
    .where(isOffer(application));
  if (!row) return { kind: 'unknown-offer' };
  if (row.earlierId !== null) return repeatedResult(db, application, row.earlierId);
  if (!row.isVisible) return { kind: 'unknown-offer' };
  if (!row.isOpen) return { kind: 'outside-window' };
  return row.isFull ? { kind: 'no-vacancies' } : { kind: 'open', requirements: row.requirements };
}

/** Returns the result of a request whose key belongs to an earlier registration. */
async function repeatedResult(
  db: Database,
  { programme, process_id, offer_id, applicant, fingerprint }: Application,
  earlierId: number,
): Promise<RegistrationResult> {
  const [earlier] = await db
    .select({ registration: registrations, current_position: currentPosition })
    .from(registrations)
    .where(eq(registrations.id, earlierId));
  const row = await findOffer(db, programme, offer_id);
  if (!earlier || !row) return { kind: 'unknown-offer' };
  const { id, number, position, ...stored } = earlier.registration;
  const isSame =
    stored.process_id === process_id && stored.offer_id === offer_id && stored.nif === applicant.nif;
  if (!isSame || stored.cancelled_at) return { kind: 'key-of-another' };
  // A repeat with different data must not report success: the new data is not stored.
  if (stored.fingerprint !== fingerprint) return { kind: 'already-registered' };
  return { kind: 'repeated', id, number, position, current_position: earlier.current_position, row };
}

/**
 * Takes a place, and returns the number taken with the offer's rows; undefined if it is full, closed or unknown. The
 * row's lock serialises concurrent calls until the end of the transaction.
 */
export async function takePlace(db: Database, key: OfferKey, now: SQL) {
  const taking = db.$with('taking').as(
    db
      .update(offers)
      .set({ taken: sql`${offers.taken} + 1`, updated_at: sql`${offers.updated_at}` })
      .from(processes)
      .where(and(isProcessOf(offers), hasPlace(key, now)))
      .returning({ taken: offers.taken }),
  );
  const [row] = await db
    .with(taking)
    .select({ ...offerRow, taken: taking.taken })
    .from(offers)
    .innerJoin(taking, sql`true`)
    .innerJoin(processes, isProcessOf(offers))
    .leftJoin(jobTitles, eq(jobTitles.id, offers.job_title_id))
    .leftJoin(units, eq(units.id, processes.unit_id))
    .where(isOffer(key));
  return row;
}

/** Returns the standing of the next registration for an offer; undefined if it has no place. */
export async function previewPlace(db: Database, key: OfferKey, now: SQL) {
  const position = nextPosition(key, sql`${offers.taken} + 1`);
  const [row] = await db
    .select({
      position,
      current_position: sql<number>`${position} - ${countCancelled(key)}`,
      vacancies: offers.vacancies,
    })
    .from(offers)
    .innerJoin(processes, isProcessOf(offers))
    .where(hasPlace(key, now));
  return row;
}

export const freePlace = (db: Database, { programme, offer_id }: Omit<OfferKey, 'process_id'>) =>
  db
    .update(offers)
    .set({ taken: sql`greatest(${offers.taken} - 1, 0)`, updated_at: sql`${offers.updated_at}` })
    .where(and(eq(offers.programme, programme), eq(offers.id, offer_id)));

/** Locks offers until the end of the transaction, always in the same order, because two candidates may swap courses. */
export const lockOffers = (db: Database, programme: Programme, ids: number[]) =>
  db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.programme, programme), inArray(offers.id, ids)))
    .orderBy(asc(offers.id))
    .for('update');

const isOffer = ({ programme, process_id, offer_id }: OfferKey) =>
  and(eq(offers.programme, programme), eq(offers.id, offer_id), eq(offers.process_id, process_id));

const hasPlace = (key: OfferKey, now: SQL) =>
  and(isOffer(key), lt(offers.taken, offers.capacity), isOpenOffer(now));

/** Selects the next position of an offer, never used before, from the places taken with the next one. */
export const nextPosition = ({ programme, offer_id }: Omit<OfferKey, 'process_id'>, taken: number | SQL) =>
  sql<number>`greatest(${taken}::int, (
    select coalesce(max(queued.position), 0) + 1 from ${registrations} as queued
    where queued.programme = ${programme} and queued.offer_id = ${offer_id}))`;

export const countCancelled = ({ programme, offer_id }: Omit<OfferKey, 'process_id'>) =>
  sql<number>`(select count(*)::int from ${registrations} as queued
    where queued.programme = ${programme} and queued.offer_id = ${offer_id} and queued.status = ${CANCELLED})`;

/**
 * Place of a registration among those that are not cancelled; null if it is cancelled itself. Columns name their table, which drizzle
 * leaves out of a column where a query reads a single table: they would be those of `earlier`.
 */
export const currentPosition = sql<number | null>`case
  when ${registrations}.status <> ${CANCELLED} then ${registrations}.position - (
    select count(*)::int from ${registrations} as earlier
    where earlier.programme = ${registrations}.programme and earlier.offer_id = ${registrations}.offer_id
      and earlier.position < ${registrations}.position and earlier.status = ${CANCELLED})
  end`;
