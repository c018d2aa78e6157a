import type { Database } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import type { ProcessKind } from '../process-kind.ts';
import { claimUnnotified, markNotified } from '../registrations.repository.ts';
import { enqueueStatusMail } from './enqueue-status-mail.ts';

/** How many are told in one transaction. */
const batch = 100;

/**
 * Mails every status that its owner has not been told, whoever has set it: the institution's own systems write to the
 * same tables. Several processes may do it at once.
 */
export async function notifyStatusChanges(services: Services): Promise<void> {
  for (const processKind of ['psg', 'pss'] as const) {
    while ((await services.db.transaction((tx) => announceBatch(tx, services, processKind))) === batch);
  }
}

/** @returns how many were told */
async function announceBatch(db: Database, services: Services, processKind: ProcessKind): Promise<number> {
  const untold = await claimUnnotified(db, processKind, batch);
  for (const { id, status } of untold) {
    await enqueueStatusMail(services, db, { processKind, id, status });
    await markNotified(db, { processKind, id }, status);
  }
  return untold.length;
}
