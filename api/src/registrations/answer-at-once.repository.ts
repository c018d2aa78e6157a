import { eq, type SQL, sql } from 'drizzle-orm';
import { normalEmail } from '../accounts/accounts.repository.ts';
import type { Database } from '../db/database.ts';
import type { RegistrationTable } from '../db/schema/selection.ts';
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
      earlier: registrations,
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

/** Nobody is told that corrected data was taken, which is not stored. */
function repeated(
  earlier: RegistrationTable['$inferSelect'],
  { itemId, applicant }: Application,
): RegistrationResult {
  const { id, number, position, cancelledAt } = earlier;
  if (earlier.itemId !== itemId || earlier.nif !== applicant.nif || cancelledAt)
    return { kind: 'key-of-another' };
  const isSame =
    earlier.email === normalEmail(applicant.email) &&
    earlier.fullName === applicant.fullName &&
    earlier.birthdate === applicant.birthdate &&
    earlier.phone === applicant.phone;
  return isSame ? { kind: 'repeated', id, number, position } : { kind: 'already-registered' };
}
