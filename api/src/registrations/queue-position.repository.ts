import type { Standing } from '@portal/contract/format/position';
import { CANCELLED } from '@portal/contract/selection-process/statuses';
import { and, asc, eq, inArray, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { RegistrationTable } from '../db/schema/selection.ts';
import { isOpenOffer, isVisible } from '../selection/offer-conditions.repository.ts';
import type { Application } from './application.ts';
import { type ProcessKind, tablesOf } from './process-kind.ts';

/** Identifies an offer of a process. */
export type OfferKey = Pick<Application, 'processKind' | 'processId' | 'itemId'>;

/**
 * Takes the next position of an offer, which no registration has had before. Null if the offer is full, closed or unknown, or
 * its process closed. The row's lock serialises concurrent calls.
 * @param now time of the database
 */
export async function takePosition(db: Database, application: OfferKey, now: SQL): Promise<Taken | null> {
  const { processes, items } = tablesOf(application.processKind);
  const [row] = await db
    .update(items)
    .set({ taken: sql`${items.taken} + 1`, updatedAt: sql`${items.updatedAt}` })
    .from(processes)
    .where(and(offered(application), lt(items.taken, items.capacity), isOpenOffer(processes, items, now)))
    .returning({ taken: items.taken, vacancies: items.vacancies });
  return row ? toStanding(db, application, row) : null;
}

/** Standing of a new registration. */
export type Taken = Standing & { vacancies: number };

/**
 * Returns the standing that an offer's next registration has.
 * @param offer `taken` with that registration
 */
async function toStanding(
  db: Database,
  { processKind, itemId }: OfferKey,
  offer: { taken: number; vacancies: number },
): Promise<Taken> {
  const { registrations } = tablesOf(processKind);
  const [queue] = await db
    .select({
      last: max(registrations.position),
      cancelled: sql<number>`(count(*) filter (where ${registrations.status} = ${CANCELLED}))::int`,
    })
    .from(registrations)
    .where(eq(registrations.itemId, itemId));
  const position = Math.max(offer.taken, (queue?.last ?? 0) + 1);
  return { position, current_position: position - (queue?.cancelled ?? 0), vacancies: offer.vacancies };
}

/** Returns the place of a registration among those that are not cancelled; null if it is cancelled itself. */
export const currentPosition = (registrations: RegistrationTable) => sql<number | null>`case
  when ${registrations.status} <> ${CANCELLED} then ${registrations.position} - (
    select count(*)::int from ${registrations} as earlier
    where earlier.item_id = ${registrations.itemId} and earlier.position < ${registrations.position}
      and earlier.status = ${CANCELLED})
  end`;

/** Returns the condition for a visible offer and its process. */
export function offered({ processKind, processId, itemId }: OfferKey) {
  const { processes, items } = tablesOf(processKind);
  return and(
    eq(items.id, itemId),
    eq(items.processId, processId),
    eq(processes.id, items.processId),
    isVisible(items),
  );
}

/** Locks offers until the end of the transaction, always in the same order, because two candidates may swap courses. */
export async function lockOffers(
  db: Database,
  processKind: ProcessKind,
  itemIds: readonly number[],
): Promise<void> {
  const { items } = tablesOf(processKind);
  const locked = inArray(items.id, [...itemIds]);
  await db.select({ id: items.id }).from(items).where(locked).orderBy(asc(items.id)).for('update');
}

/** Returns the standing of the next registration for an offer; null if it has no place. */
export async function nextPosition(db: Database, offer: OfferKey, now: SQL): Promise<Taken | null> {
  const { processes, items } = tablesOf(offer.processKind);
  const [row] = await db
    .select({ taken: items.taken, vacancies: items.vacancies })
    .from(items)
    .innerJoin(processes, eq(processes.id, items.processId))
    .where(and(offered(offer), lt(items.taken, items.capacity), isOpenOffer(processes, items, now)));
  return row ? toStanding(db, offer, { ...row, taken: row.taken + 1 }) : null;
}
