import { and, eq, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isOpenOffer, isVisible } from '../selection/offer-conditions.repository.ts';
import type { Application } from './application.ts';
import { tablesOf } from './process-kind.ts';

/** Identifies an offer of a process. */
export type OfferKey = Pick<Application, 'processKind' | 'processId' | 'itemId'>;

/**
 * Takes the next position of an offer, which no registration has had before. Null if the offer is full, closed or unknown, or
 * its process closed. The row's lock serialises concurrent calls.
 * @param now time of the database
 */
export async function takePosition(
  db: Database,
  application: OfferKey,
  now: SQL,
): Promise<{ position: number; vacancies: number } | null> {
  const { processes, items } = tablesOf(application.processKind);
  const [row] = await db
    .update(items)
    .set({ taken: sql`${items.taken} + 1`, updatedAt: sql`${items.updatedAt}` })
    .from(processes)
    .where(and(offered(application), lt(items.taken, items.capacity), isOpenOffer(processes, items, now)))
    .returning({ taken: items.taken, vacancies: items.vacancies });
  if (!row) return null;
  const last = await lastPosition(db, application);
  return { position: Math.max(row.taken, last + 1), vacancies: row.vacancies };
}

/** Returns the last position that an offer has given; 0 if none. */
export async function lastPosition(db: Database, { processKind, itemId }: OfferKey): Promise<number> {
  const { registrations } = tablesOf(processKind);
  const [queue] = await db
    .select({ last: max(registrations.position) })
    .from(registrations)
    .where(eq(registrations.itemId, itemId));
  return queue?.last ?? 0;
}

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
