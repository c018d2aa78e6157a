import { CANCELLED } from '@portal/contract/selection-process/statuses';
import type { Database } from '../db/database.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { consume, limits } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';
import { lockApplicant } from './owner.repository.ts';
import { findOwn, markCancelled, type RegistrationKey } from './registrations.repository.ts';
import { enqueueStatusMail } from './status-mails.ts';

/** Registration, and the person who cancels it. */
type Cancelling = RegistrationKey & { personId: number };

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
export async function cancel(services: Services, cancelling: Cancelling): Promise<CancelResult> {
  return services.db.transaction((tx) => cancelIn(tx, services, cancelling));
}

async function cancelIn(
  db: Database,
  services: Services,
  { processKind, id, personId }: Cancelling,
): Promise<CancelResult> {
  const now = services.now();
  const find = (isLocked = false) =>
    findOwn(db, { processKind, id, personId }, services.databaseNow(), isLocked);
  const known = await find();
  if (!known) return { kind: 'unknown' };
  await lockApplicant(db, known.registration.nif);
  // A claim of the e-mail may have moved it to another account meanwhile.
  const found = await find(true);
  if (!found) return { kind: 'unknown' };
  if (found.registration.status === CANCELLED) return { kind: 'cancelled' };
  if (!found.isOpen) return { kind: 'outside-window' };

  const { secrets, rateLimitFactor } = services;
  await consume({ db, secrets, rateLimitFactor }, limits.cancellation, String(personId));
  const { itemId } = found.registration;
  await markCancelled(db, { processKind, id }, { itemId, at: now });
  await enqueueStatusMail(services, db, { processKind, id, status: CANCELLED, cancelledAt: now });
  await writeAuditEntry(db, now, `person:${personId}`, `cancelled-${processKind}`, `${processKind}:${id}`);
  return { kind: 'cancelled' };
}
