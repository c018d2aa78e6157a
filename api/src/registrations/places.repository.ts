import type { Standing } from '@portal/contract/format/position';
import { CANCELLED } from '@portal/contract/selection-process/statuses';
import { and, asc, eq, inArray, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { registrations } from '../db/schema/registrations.ts';
import { offers, type Programme, processes } from '../db/schema/selection.ts';
import { isOfferOf, isOpenOffer, isProcessOf, isVisible } from '../selection/offer-conditions.repository.ts';
import { findOfferDates } from '../selection/offer-dates.repository.ts';
import type { Application, OfferKey, RegistrationResult } from './application.ts';

/** Offer that had a place when it was checked, with the facts that decide who may register. */
export type OpenOffer = { kind: 'open'; item: CourseRules };

/** Columns of an offer that decide who may register online. */
export type CourseRules = Pick<
  typeof offers.$inferSelect,
  'registration_type_name' | 'min_age' | 'start_date_course'
>;

/**
 * Returns the offer of an application, or the result that it has without being registered: that of the earlier request with
 * the same key, which only its sender knows, or why the offer has no place. Reads nothing about applicants, and few columns:
 * on the day of a notice, most applicants come too late.
 * @param now time of the database
 */
export async function checkOffer(
  db: Database,
  application: Application,
  now: SQL,
): Promise<OpenOffer | RegistrationResult> {
  const key = application.idempotency_key;
  const [row] = await db
    .select({
      item: {
        registration_type_name: offers.registration_type_name,
        min_age: offers.min_age,
        start_date_course: offers.start_date_course,
      },
      isVisible: sql<boolean>`${isVisible()}`,
      isOpen: sql<boolean>`${isOpenOffer(now)}`,
      isFull: sql<boolean>`${offers.taken} >= ${offers.capacity}`,
      earlier: registrations.id,
    })
    .from(offers)
    .innerJoin(processes, isProcessOf(offers))
    .leftJoin(
      registrations,
      key
        ? and(eq(registrations.programme, application.programme), eq(registrations.idempotency_key, key))
        : sql`false`,
    )
    .where(isOffer(application));
  if (!row) return { kind: 'unknown-offer' };
  if (row.earlier !== null) return repeatedResult(db, application, row.earlier);
  if (!row.isVisible) return { kind: 'unknown-offer' };
  if (!row.isOpen) return { kind: 'outside-window' };
  return row.isFull ? { kind: 'no-vacancies' } : { kind: 'open', item: row.item };
}

/** Returns the result of a request whose key belongs to an earlier registration. */
async function repeatedResult(
  db: Database,
  { programme, process_id, offer_id, applicant, fingerprint }: Application,
  earlierId: number,
): Promise<RegistrationResult> {
  const [earlier] = await db
    .select({
      registration: registrations,
      current_position: currentPosition,
    })
    .from(registrations)
    .innerJoin(offers, isOfferOf(registrations))
    .where(and(eq(registrations.programme, programme), eq(registrations.id, earlierId)));
  const offer = await findOfferDates(db, programme, offer_id);
  if (!earlier || !offer) return { kind: 'unknown-offer' };
  const { id, number, position, ...stored } = earlier.registration;
  const isSame =
    stored.process_id === process_id && stored.offer_id === offer_id && stored.nif === applicant.nif;
  if (!isSame || stored.cancelled_at) return { kind: 'key-of-another' };
  // A repeat with different data must not report success: the new data is not stored.
  if (stored.fingerprint !== fingerprint) return { kind: 'already-registered' };
  return { kind: 'repeated', id, number, position, current_position: earlier.current_position, offer };
}

/**
 * Takes the next position of an offer, which no registration has had before. Null if the offer is full, closed or unknown, or
 * its process closed. The row's lock serialises concurrent calls.
 * @param now time of the database
 */
export async function takePosition(db: Database, key: OfferKey, now: SQL): Promise<Taken | null> {
  const row = await takePlace(db, key, now);
  return row ? toStanding(db, key, row) : null;
}

/** Takes a place of a visible offer, or, for a registration that it had before, also of a hidden one; undefined without one. */
export async function takePlace(db: Database, key: OfferKey, now: SQL, { isHiddenToo = false } = {}) {
  const [row] = await db
    .update(offers)
    .set({ taken: sql`${offers.taken} + 1`, updated_at: sql`${offers.updated_at}` })
    .from(processes)
    .where(and(isProcessOf(offers), hasPlace(key, now), isHiddenToo ? undefined : isVisible()))
    .returning({ taken: offers.taken, vacancies: offers.vacancies });
  return row;
}

/** Returns the standing of the next registration for an offer; null if it has no place. */
export async function nextPosition(db: Database, key: OfferKey, now: SQL): Promise<Taken | null> {
  const [row] = await db
    .select({ taken: offers.taken, vacancies: offers.vacancies })
    .from(offers)
    .innerJoin(processes, isProcessOf(offers))
    .where(and(hasPlace(key, now), isVisible()));
  return row ? toStanding(db, key, { ...row, taken: row.taken + 1 }) : null;
}

/** Frees a place of an offer. */
export const freePlace = (db: Database, { programme, offer_id }: Omit<OfferKey, 'process_id'>) =>
  db
    .update(offers)
    .set({ taken: sql`greatest(${offers.taken} - 1, 0)`, updated_at: sql`${offers.updated_at}` })
    .where(and(eq(offers.programme, programme), eq(offers.id, offer_id)));

/** Finds an offer of a programme. */
export async function findOffer(db: Database, programme: Programme, id: number) {
  const [item] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.programme, programme), eq(offers.id, id)));
  return item;
}

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

/** Standing of a new registration. */
export type Taken = Standing & { vacancies: number };

/**
 * Returns the standing that an offer's next registration has.
 * @param offer `taken` with that registration
 */
async function toStanding(
  db: Database,
  { programme, offer_id }: OfferKey,
  offer: { taken: number; vacancies: number },
): Promise<Taken> {
  const [queue] = await db
    .select({
      last: max(registrations.position),
      cancelled: sql<number>`(count(*) filter (where ${registrations.status} = ${CANCELLED}))::int`,
    })
    .from(registrations)
    .where(and(eq(registrations.programme, programme), eq(registrations.offer_id, offer_id)));
  const position = Math.max(offer.taken, (queue?.last ?? 0) + 1);
  return { position, current_position: position - (queue?.cancelled ?? 0), vacancies: offer.vacancies };
}

/** Place of a registration among those that are not cancelled; null if it is cancelled itself. */
export const currentPosition = sql<number | null>`case
  when ${registrations.status} <> ${CANCELLED} then ${registrations.position} - (
    select count(*)::int from ${registrations} as earlier
    where earlier.programme = ${registrations.programme} and earlier.offer_id = ${registrations.offer_id}
      and earlier.position < ${registrations.position} and earlier.status = ${CANCELLED})
  end`;
