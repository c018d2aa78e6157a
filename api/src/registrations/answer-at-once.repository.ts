import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Application } from './application.ts';
import { tablesOf } from './process-kind.ts';
import { isWithinWindow, offered } from './queue-position.repository.ts';
import type { RegistrationResult } from './registration-result.ts';

/**
 * What an application is answered whoever makes it, asked in one statement: the earlier answer to the same call, found by its
 * key, which only the caller knows; or why the offer has no free place. Null where it has one.
 * @param now the moment that counts, in the database's words
 */
export async function answerAtOnce(
  db: Database,
  application: Application,
  now: SQL,
): Promise<RegistrationResult | null> {
  const { items, registrations } = tablesOf(application.processKind);
  const { idempotencyKey } = application;
  const [row] = await db
    .select({
      earlier: {
        id: registrations.id,
        number: registrations.number,
        position: registrations.position,
        itemId: registrations.itemId,
        nif: registrations.nif,
        cancelledAt: registrations.cancelledAt,
      },
      isOpen: sql<boolean | null>`${isWithinWindow(items, now)}`,
      isFull: sql<boolean | null>`${items.taken} >= ${items.capacity}`,
    })
    .from(sql`(values (1)) as once`)
    .leftJoin(items, offered(application))
    .leftJoin(registrations, idempotencyKey ? eq(registrations.idempotencyKey, idempotencyKey) : sql`false`);
  if (row?.earlier) return repeated(row.earlier, application);
  if (!row || row.isOpen === null) return { kind: 'unknown-offer' };
  if (!row.isOpen) return { kind: 'outside-window' };
  return row.isFull ? { kind: 'no-vacancies' } : null;
}

function repeated(
  earlier: {
    id: number;
    number: string;
    position: number;
    itemId: number;
    nif: string;
    cancelledAt: Date | null;
  },
  { itemId, applicant }: Application,
): RegistrationResult {
  const { id, number, position, cancelledAt } = earlier;
  const isSame = earlier.itemId === itemId && earlier.nif === applicant.nif;
  return isSame && !cancelledAt ? { kind: 'repeated', id, number, position } : { kind: 'key-of-another' };
}
