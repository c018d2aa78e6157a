import type { CheckedRegistration } from '@portal/shared/contract/receipt-check';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { psgProcesses, psgRegistrations } from '../../db/schema/psg.ts';
import { pssProcesses, pssRegistrations } from '../../db/schema/pss.ts';
import { processKindNames } from '../process-kind.ts';
import type { Registered } from './receipt-code.ts';

/** What anybody may learn of a registration whose code they hold; null when it is gone. */
export async function findCheckedRegistration(
  db: Database,
  { processKind, id }: Registered,
): Promise<CheckedRegistration | null> {
  const row = processKind === 'psg' ? await findPsg(db, id) : await findPss(db, id);
  return row ? { ...row, programme: processKindNames[processKind] } : null;
}

async function findPsg(db: Database, id: number) {
  const [row] = await db
    .select({ number: psgRegistrations.number, status: psgRegistrations.status, process: psgProcesses.name })
    .from(psgRegistrations)
    .innerJoin(psgProcesses, eq(psgProcesses.id, psgRegistrations.processId))
    .where(eq(psgRegistrations.id, id));
  return row;
}

async function findPss(db: Database, id: number) {
  const [row] = await db
    .select({ number: pssRegistrations.number, status: pssRegistrations.status, process: pssProcesses.name })
    .from(pssRegistrations)
    .innerJoin(pssProcesses, eq(pssProcesses.id, pssRegistrations.processId))
    .where(eq(pssRegistrations.id, id));
  return row;
}
