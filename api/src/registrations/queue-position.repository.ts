import { and, eq, gt, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { OfferTable } from '../db/schema/selection.ts';
import type { Application } from './application.ts';
import { tablesOf } from './process-kind.ts';

/**
 * Takes a position in the queue of an offer: its number in the order of arrival, which nobody has had before; null where the
 * offer is full, closed or unknown. The row's lock orders simultaneous calls.
 * @param now the moment that counts, in the database's words
 */
export async function takePosition(
  db: Database,
  application: Application,
  now: SQL,
): Promise<{ position: number; vacancies: number } | null> {
  const { items, registrations } = tablesOf(application.processKind);
  const [row] = await db
    .update(items)
    .set({ taken: sql`${items.taken} + 1`, updatedAt: sql`${items.updatedAt}` })
    .where(and(offered(application), lt(items.taken, items.capacity), isWithinWindow(items, now)))
    .returning({ taken: items.taken, vacancies: items.vacancies });
  if (!row) return null;
  const [queue] = await db
    .select({ last: max(registrations.position) })
    .from(registrations)
    .where(eq(registrations.itemId, application.itemId));
  return { position: Math.max(row.taken, (queue?.last ?? 0) + 1), vacancies: row.vacancies };
}

/** Whether an offer takes registrations at a moment. */
export const isWithinWindow = (items: Pick<OfferTable, 'startsAt' | 'endsAt'>, now: SQL) =>
  and(lt(items.startsAt, now), gt(items.endsAt, now));

/** A shown offer of the process. */
export function offered({ processKind, processId, itemId }: Application) {
  const { items } = tablesOf(processKind);
  return and(eq(items.id, itemId), eq(items.processId, processId), eq(items.status, 1));
}
