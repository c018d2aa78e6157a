import { and, asc, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isOpenOffer } from '../selection/offer-conditions.repository.ts';
import { type ProcessKind, tablesOf } from './process-kind.ts';
import { type OfferKey, offered, type Taken, toStanding } from './queue-position.repository.ts';

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
