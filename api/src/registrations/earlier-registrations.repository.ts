import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { Application } from './application.ts';
import { processKinds, tablesOf } from './process-kind.ts';

/** Whether the owner is registered in the process with this birth date. */
export async function isRegistered(
  db: Database,
  { processKind, processId, applicant }: Application,
  personId: number,
): Promise<boolean> {
  const { registrations } = tablesOf(processKind);
  const rows = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.processId, processId),
        eq(registrations.personId, personId),
        eq(registrations.birthdate, applicant.birthdate),
        isNull(registrations.cancelledAt),
      ),
    );
  return rows.length > 0;
}

/** Marks all that a person has registered, for the unit to compare documents. */
export async function flagRegistrationsOf(db: Database, personId: number): Promise<void> {
  for (const kind of processKinds) {
    const { registrations } = tablesOf(kind);
    await db
      .update(registrations)
      .set({ needsDocumentCheck: true })
      .where(and(eq(registrations.personId, personId), isNull(registrations.cancelledAt)));
  }
}

/**
 * Marks what else is registered with the CPF in the process, for the unit to compare documents; whether there is any.
 */
export async function flagDuplicateCpf(
  db: Database,
  { processKind, processId, applicant }: Application,
): Promise<boolean> {
  const { registrations } = tablesOf(processKind);
  const others = await db
    .update(registrations)
    .set({ needsDocumentCheck: true })
    .where(
      and(
        eq(registrations.processId, processId),
        eq(registrations.nif, applicant.nif),
        isNull(registrations.cancelledAt),
      ),
    )
    .returning({ id: registrations.id });
  return others.length > 0;
}
