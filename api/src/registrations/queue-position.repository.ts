import { and, asc, eq, gt, inArray, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { OfferTable } from '../db/schema/selection.ts';
import type { Application } from './application.ts';
import { type ProcessKind, tablesOf } from './process-kind.ts';

/** What names an offer of a process. */
type OfferKey = Pick<Application, 'processKind' | 'processId' | 'itemId'>;

/**
 * Takes a position in the queue of an offer: its number in the order of arrival, which nobody has had before; null where the
 * offer is full, closed or unknown. The row's lock orders simultaneous calls.
 * @param now the moment that counts, in the database's words
 */
export async function takePosition(
  db: Database,
  application: OfferKey,
  now: SQL,
): Promise<{ position: number; vacancies: number } | null> {
  const { items } = tablesOf(application.processKind);
  const [row] = await db
    .update(items)
    .set({ taken: sql`${items.taken} + 1`, updatedAt: sql`${items.updatedAt}` })
    .where(and(offered(application), lt(items.taken, items.capacity), isWithinWindow(items, now)))
    .returning({ taken: items.taken, vacancies: items.vacancies });
  if (!row) return null;
  const last = await lastPosition(db, application);
  return { position: Math.max(row.taken, last + 1), vacancies: row.vacancies };
}

/** Locks offers until the end of the transaction, always in the same order: two candidates may swap their courses. */
export async function lockOffers(
  db: Database,
  processKind: ProcessKind,
  itemIds: readonly number[],
): Promise<void> {
  const { items } = tablesOf(processKind);
  const locked = inArray(items.id, [...itemIds]);
  await db.select({ id: items.id }).from(items).where(locked).orderBy(asc(items.id)).for('update');
}

/** The position that the next registration of an offer gets; null where it gets none. */
export async function nextPosition(
  db: Database,
  offer: OfferKey,
  now: SQL,
): Promise<{ position: number; vacancies: number } | null> {
  const { items } = tablesOf(offer.processKind);
  const [row] = await db
    .select({ taken: items.taken, vacancies: items.vacancies })
    .from(items)
    .where(and(offered(offer), lt(items.taken, items.capacity), isWithinWindow(items, now)));
  if (!row) return null;
  const last = await lastPosition(db, offer);
  return { position: Math.max(row.taken + 1, last + 1), vacancies: row.vacancies };
}

async function lastPosition(db: Database, { processKind, itemId }: OfferKey): Promise<number> {
  const { registrations } = tablesOf(processKind);
  const [queue] = await db
    .select({ last: max(registrations.position) })
    .from(registrations)
    .where(eq(registrations.itemId, itemId));
  return queue?.last ?? 0;
}

/** Whether an offer takes registrations at a moment. */
export const isWithinWindow = (items: Pick<OfferTable, 'startsAt' | 'endsAt'>, now: SQL) =>
  and(lt(items.startsAt, now), gt(items.endsAt, now));

/** A shown offer of the process. */
export function offered({ processKind, processId, itemId }: OfferKey) {
  const { items } = tablesOf(processKind);
  return and(eq(items.id, itemId), eq(items.processId, processId), eq(items.status, 1));
}
