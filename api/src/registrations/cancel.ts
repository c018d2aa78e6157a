import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { record } from '../http/audit.ts';
import type { Services } from '../services.ts';
import { lockApplicant } from './lock-applicant.ts';
import { isWithinWindow } from './place-in-line.ts';
import { type ProcessKind, tablesOf } from './process-kind.ts';
import { cancelledStatus, mailStatus } from './status/mail-status.ts';

/** A registration, and who asks to cancel it. */
type Cancelling = { processKind: ProcessKind; id: number; personId: number };

/** What came of cancelling a registration. */
export type CancelResult =
  | { kind: 'cancelled' }
  /** There is none, or it is somebody else's. */
  | { kind: 'unknown' }
  | { kind: 'outside-window' };

/**
 * Cancels one's own registration while one can still apply, in one transaction: the place becomes free, and audit and
 * mail belong to it. What is cancelled already stays as it is.
 */
export async function cancel(services: Services, cancelling: Cancelling): Promise<CancelResult> {
  return services.db.transaction((tx) => cancelIn(tx, services, cancelling));
}

async function cancelIn(
  db: Database,
  services: Services,
  { processKind, id, personId }: Cancelling,
): Promise<CancelResult> {
  const { items, registrations } = tablesOf(processKind);
  const now = services.now();
  const find = async () => {
    const [row] = await db
      .select({
        registration: registrations,
        isOpen: sql<boolean>`${isWithinWindow(items, services.databaseNow())}`,
      })
      .from(registrations)
      .innerJoin(items, eq(items.id, registrations.itemId))
      .where(and(eq(registrations.id, id), eq(registrations.personId, personId)));
    return row;
  };
  const known = await find();
  if (!known) return { kind: 'unknown' };
  await lockApplicant(db, known.registration.nif);
  const found = (await find()) ?? known;
  if (found.registration.status === cancelledStatus) return { kind: 'cancelled' };
  if (!found.isOpen) return { kind: 'outside-window' };

  await db
    .update(items)
    .set({ taken: sql`greatest(${items.taken} - 1, 0)`, updatedAt: sql`${items.updatedAt}` })
    .where(eq(items.id, found.registration.itemId));
  await db
    .update(registrations)
    .set({ status: cancelledStatus, toldStatus: cancelledStatus, cancelledAt: now })
    .where(eq(registrations.id, id));
  await mailStatus(services, db, { processKind, id, status: cancelledStatus, byOwner: true });
  await record(db, now, `person:${personId}`, `cancelled-${processKind}`, `${processKind}:${id}`);
  return { kind: 'cancelled' };
}
