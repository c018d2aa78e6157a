import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { RegistrationTable } from '../db/schema/selection.ts';
import { isOpenOffer } from '../selection/offer-conditions.repository.ts';
import type { Application, RegistrationResult } from './application.ts';
import { tablesOf } from './process-kind.ts';
import { currentPosition, offered } from './queue-position.repository.ts';
import type { Rejection } from './rejections.ts';

/** Applications with the same key can be checked together. */
export const formatOfferKey = ({ processKind, processId, itemId }: Application) =>
  `${processKind}:${processId}:${itemId}`;

/**
 * Returns the results that applications for one offer have without being registered: that of the earlier request with the same
 * key, which only its sender knows, or why the offer has no place. Null if it has one. One query reads them all, and nothing
 * about applicants.
 * @param now time of the database
 */
export async function precheckApplications(
  db: Database,
  applications: readonly [Application, ...Application[]],
  now: SQL,
): Promise<(RegistrationResult | null)[]> {
  const [first] = applications;
  const { processes, items, registrations } = tablesOf(first.processKind);
  const keys = applications.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  const rows: Found[] = await db
    .select({
      earlier: columnsOf(registrations),
      offer: {
        id: items.id,
        isOpen: sql<boolean>`${isOpenOffer(processes, items, now)}`,
        isFull: sql<boolean>`${items.taken} >= ${items.capacity}`,
      },
    })
    .from(processes)
    .leftJoin(items, offered(first))
    .leftJoin(registrations, inArray(registrations.idempotencyKey, keys))
    .where(eq(processes.id, first.processId));
  const rejection = rejectByOffer(rows[0]?.offer);
  return applications.map((application) => {
    const { idempotencyKey: key } = application;
    const earlier = key && rows.find((row) => row.earlier?.idempotencyKey === key)?.earlier;
    return earlier ? repeatEarlier(earlier, application) : rejection;
  });
}

/** Offer and earlier registration; null if there is none. */
interface Found {
  offer: { id: number; isOpen: boolean; isFull: boolean } | null;
  earlier: Earlier | null;
}

function rejectByOffer(offer: Found['offer'] | undefined): Rejection | null {
  if (!offer) return { kind: 'unknown-offer' };
  if (!offer.isOpen) return { kind: 'outside-window' };
  return offer.isFull ? { kind: 'no-vacancies' } : null;
}

const columnsOf = (registrations: RegistrationTable) => ({
  id: registrations.id,
  idempotencyKey: registrations.idempotencyKey,
  itemId: registrations.itemId,
  number: registrations.number,
  position: registrations.position,
  current_position: currentPosition(registrations),
  cancelledAt: registrations.cancelledAt,
  nif: registrations.nif,
  fingerprint: registrations.fingerprint,
});

type Earlier = Pick<
  RegistrationTable['$inferSelect'],
  Exclude<keyof ReturnType<typeof columnsOf>, 'current_position'>
> & { current_position: number | null };

/** A repeat with different data must not report success: the new data is not stored. */
function repeatEarlier(
  earlier: Earlier,
  { itemId, applicant, fingerprint }: Application,
): RegistrationResult {
  const { id, number, position, current_position, cancelledAt } = earlier;
  if (earlier.itemId !== itemId || earlier.nif !== applicant.nif || cancelledAt)
    return { kind: 'key-of-another' };
  return earlier.fingerprint === fingerprint
    ? { kind: 'repeated', id, number, position, current_position }
    : { kind: 'already-registered' };
}
