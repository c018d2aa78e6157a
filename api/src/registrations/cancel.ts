import { CANCELLED } from '@portal/contract/selection-process/statuses';
import type { Database } from '../db/database.ts';
import type { registrations } from '../db/schema/registrations.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { limits } from '../http/limits.ts';
import { consume } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';
import { enqueueStatusMail } from './registration-mails.ts';
import { lockOwn, markCancelled, type OwnRegistration } from './registrations.repository.ts';

/** Result of cancelling a registration. */
export type CancelResult =
  | { kind: 'cancelled' }
  /** There is no such registration, or it belongs to another person. */
  | { kind: 'unknown' }
  | { kind: 'outside-window' };

/**
 * Cancels a person's registration while its window is open, in one transaction: frees the place, sends a mail and writes the
 * audit entry. Has no effect on a cancelled registration.
 */
export const cancel = (services: Services, own: OwnRegistration): Promise<CancelResult> =>
  services.db.transaction(async (tx) => {
    const found = await lockOwn(tx, own, services.databaseNow());
    if (!found) return { kind: 'unknown' };
    if (found.registration.status === CANCELLED) return { kind: 'cancelled' };
    if (!found.isOpen) return { kind: 'outside-window' };
    await countCancellation(services, tx, own.personId);
    await cancelFound(services, tx, found.registration);
    return { kind: 'cancelled' };
  });

/** @throws HttpError 429 */
export const countCancellation = (
  { secrets, rateLimitFactor }: Services,
  db: Database,
  personId: number,
): Promise<void> => consume({ db, secrets, rateLimitFactor }, limits.cancellation, String(personId));

/** Cancels a locked registration for its owner. */
export async function cancelFound(
  services: Services,
  db: Database,
  registration: typeof registrations.$inferSelect,
): Promise<void> {
  const now = services.now();
  const { programme, id, person_id } = registration;
  await markCancelled(db, registration, now);
  await enqueueStatusMail(services, db, { id, status: CANCELLED, cancelledAt: now });
  await writeAuditEntry(db, now, `person:${person_id}`, `cancelled-${programme}`, `${programme}:${id}`);
}
