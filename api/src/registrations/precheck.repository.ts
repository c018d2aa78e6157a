import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { RegistrationTable } from '../db/schema/selection.ts';
import type { Application } from './application.ts';
import { tablesOf } from './process-kind.ts';
import { isWithinWindow, offered } from './queue-position.repository.ts';
import type { RegistrationResult } from './registration-result.ts';

/** What applications have in common that can be asked for together. */
export const offerOf = ({ processKind, processId, itemId }: Application) =>
  `${processKind}:${processId}:${itemId}`;

/**
 * What applications for one offer are answered whoever makes them, asked in one statement: the earlier answer to the same call,
 * found by its key, which only the caller knows; or why the offer has no free place. Null where it has one.
 * @param now the moment that counts, in the database's words
 */
export async function precheckApplications(
  db: Database,
  applications: readonly [Application, ...Application[]],
  now: SQL,
): Promise<(RegistrationResult | null)[]> {
  const [one] = applications;
  const { items, registrations } = tablesOf(one.processKind);
  const keys = applications.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  const rows = await db
    .select({
      earlier: columnsOf(registrations),
      isOpen: sql<boolean | null>`${isWithinWindow(items, now)}`,
      isFull: sql<boolean | null>`${items.taken} >= ${items.capacity}`,
    })
    .from(sql`(values (1)) as once`)
    .leftJoin(items, offered(one))
    .leftJoin(registrations, inArray(registrations.idempotencyKey, keys));
  const refusal = refusalOf(rows[0]);
  return applications.map((application) => {
    const { idempotencyKey: key } = application;
    const earlier = key && rows.find((row) => row.earlier?.idempotencyKey === key)?.earlier;
    return earlier ? repeated(earlier, application) : refusal;
  });
}

function refusalOf(offer?: { isOpen: boolean | null; isFull: boolean | null }): RegistrationResult | null {
  if (!offer || offer.isOpen === null) return { kind: 'unknown-offer' };
  if (!offer.isOpen) return { kind: 'outside-window' };
  return offer.isFull ? { kind: 'no-vacancies' } : null;
}

const columnsOf = (registrations: RegistrationTable) => ({
  id: registrations.id,
  idempotencyKey: registrations.idempotencyKey,
  itemId: registrations.itemId,
  number: registrations.number,
  position: registrations.position,
  cancelledAt: registrations.cancelledAt,
  nif: registrations.nif,
  fingerprint: registrations.fingerprint,
});

type Earlier = Pick<RegistrationTable['$inferSelect'], keyof ReturnType<typeof columnsOf>>;

/** Nobody is told that corrected data was taken, which is not stored. */
function repeated(earlier: Earlier, { itemId, applicant, fingerprint }: Application): RegistrationResult {
  const { id, number, position, cancelledAt } = earlier;
  if (earlier.itemId !== itemId || earlier.nif !== applicant.nif || cancelledAt)
    return { kind: 'key-of-another' };
  // An api of the release before, which may run beside this one, stores none.
  return (earlier.fingerprint ?? fingerprint) === fingerprint
    ? { kind: 'repeated', id, number, position }
    : { kind: 'already-registered' };
}
