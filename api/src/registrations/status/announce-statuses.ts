import { asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { type ProcessKind, tablesOf } from '../process-kind.ts';
import { mailStatus } from './mail-status.ts';

/** How many are told in one transaction. */
const batch = 100;

/**
 * Mails every status that its owner has not been told, whoever has set it: the institution's own systems write to the
 * same tables. Several processes may do it at once.
 */
export async function announceStatuses(services: Services): Promise<void> {
  for (const processKind of ['psg', 'pss'] as const) {
    while ((await services.db.transaction((tx) => announceBatch(tx, services, processKind))) === batch);
  }
}

/** @returns how many were told */
async function announceBatch(db: Database, services: Services, processKind: ProcessKind): Promise<number> {
  const { registrations } = tablesOf(processKind);
  const untold = await db
    .select({ id: registrations.id, status: registrations.status })
    .from(registrations)
    .where(ne(registrations.status, registrations.toldStatus))
    .orderBy(asc(registrations.id))
    .limit(batch)
    .for('update', { skipLocked: true });
  for (const { id, status } of untold) {
    await mailStatus(services, db, { processKind, id, status });
    await db.update(registrations).set({ toldStatus: status }).where(eq(registrations.id, id));
  }
  return untold.length;
}
