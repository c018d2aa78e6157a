import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { processKindNames, tablesOf } from '../process-kind.ts';
import type { Registered } from './receipt-code.ts';

/** What anybody may learn of a registration whose code they hold, and what the code is signed for; null when it is gone. */
export async function findCheckedRegistration(db: Database, { processKind, id }: Registered) {
  const { processes, registrations } = tablesOf(processKind);
  const [row] = await db
    .select({
      checked: { number: registrations.number, status: registrations.status, process: processes.name },
      nif: registrations.nif,
      createdAt: registrations.createdAt,
    })
    .from(registrations)
    .innerJoin(processes, eq(processes.id, registrations.processId))
    .where(eq(registrations.id, id));
  if (!row) return null;
  return { ...row, checked: { ...row.checked, programme: processKindNames[processKind] } };
}
