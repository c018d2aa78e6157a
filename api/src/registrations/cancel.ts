import { CANCELLED } from '@portal/shared/selection-process/statuses';
import type { Database } from '../db/database.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { consume, limits } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';
import { lockApplicant } from './lock-applicant.repository.ts';
import { findOwn, markCancelled, type RegistrationKey } from './registrations.repository.ts';
import { enqueueStatusMail } from './status/enqueue-status-mail.ts';

/** A registration, and who asks to cancel it. */
type Cancelling = RegistrationKey & { personId: number };

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
  const now = services.now();
  const find = () => findOwn(db, { processKind, id, personId }, services.databaseNow());
  const known = await find();
  if (!known) return { kind: 'unknown' };
  await lockApplicant(db, known.registration.nif);
  const found = (await find()) ?? known;
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
