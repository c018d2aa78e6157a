import type { Database } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import type { ProcessKind } from '../process-kind.ts';
import { claimUnnotified, markNotified } from '../registrations.repository.ts';
import { enqueueStatusMail } from './enqueue-status-mail.ts';

/** Registrations in one transaction. */
const BATCH_SIZE = 100;

/**
 * Notifies owners of changed statuses, also of those that the institution's other systems have written to the tables. Several
 * processes may run it at the same time.
 */
export async function notifyStatusChanges(services: Services): Promise<void> {
  for (const processKind of ['psg', 'pss'] as const) {
    while ((await services.db.transaction((tx) => notifyBatch(tx, services, processKind))) === BATCH_SIZE);
  }
}

/** @returns the number of notified registrations */
async function notifyBatch(db: Database, services: Services, processKind: ProcessKind): Promise<number> {
  const unnotified = await claimUnnotified(db, processKind, BATCH_SIZE);
  for (const { id, status } of unnotified) {
    await enqueueStatusMail(services, db, { processKind, id, status });
    await markNotified(db, { processKind, id }, status);
  }
  return unnotified.length;
}
