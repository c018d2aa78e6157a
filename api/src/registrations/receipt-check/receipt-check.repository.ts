import type { CheckedRegistration } from '@portal/shared/contract/receipt-check';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { processKindNames, tablesOf } from '../process-kind.ts';
import type { Registered } from './receipt-code.ts';

/** What anybody may learn of a registration whose code they hold; null when it is gone. */
export async function findCheckedRegistration(
  db: Database,
  { processKind, id }: Registered,
): Promise<CheckedRegistration | null> {
  const { processes, registrations } = tablesOf(processKind);
  const [row] = await db
    .select({ number: registrations.number, status: registrations.status, process: processes.name })
    .from(registrations)
    .innerJoin(processes, eq(processes.id, registrations.processId))
    .where(eq(registrations.id, id));
  return row ? { ...row, programme: processKindNames[processKind] } : null;
}
