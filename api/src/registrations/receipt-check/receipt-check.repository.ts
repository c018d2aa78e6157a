import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { processKindNames, tablesOf } from '../process-kind.ts';
import type { Registered } from './receipt-code.ts';

/** Finds the public data of a registration for holders of its code, and the signed data; null if it no longer exists. */
export async function findCheckedRegistration(db: Database, { processKind, id }: Registered) {
  const { processes, registrations } = tablesOf(processKind);
  const [row] = await db
    .select({
      checked: { number: registrations.number, status: registrations.status, process: processes.name },
      nif: registrations.nif,
    })
    .from(registrations)
    .innerJoin(processes, eq(processes.id, registrations.processId))
    .where(eq(registrations.id, id));
  if (!row) return null;
  return { ...row, checked: { ...row.checked, programme: processKindNames[processKind] } };
}
