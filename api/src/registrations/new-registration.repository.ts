import { localYear } from '@portal/contract/format/calendar';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { RegistrationTable } from '../db/schema/selection.ts';
import type { Application } from './application.ts';
import { type ProcessKind, processKinds, tablesOf } from './process-kind.ts';

/** Returns whether a person is registered in the process with this birth date. */
export async function isRegistered(
  db: Database,
  { processKind, processId, applicant }: Application,
  personId: number,
): Promise<boolean> {
  const { registrations } = tablesOf(processKind);
  const found = and(
    eq(registrations.processId, processId),
    eq(registrations.personId, personId),
    eq(registrations.birthdate, applicant.birthdate),
    isNull(registrations.cancelledAt),
  );
  return (await db.$count(registrations, found)) > 0;
}

/** Marks a person's registrations for the unit to compare documents. */
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
 * Marks the registrations of the CPF in the process for the unit to compare documents.
 * @returns whether there are any
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

/** Reserves the id and the number of a registration, such as `PSG-2026-000042`. */
export async function reserveNumber(db: Database, processKind: ProcessKind, now: Date) {
  const table = `${processKind}_registrations`;
  const result = await db.execute(sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id`);
  const id = (result as unknown as { rows: { id: number | null }[] }).rows[0]?.id;
  if (!id) throw new Error(`The ids of ${table} have no sequence.`);
  return { id, number: `${processKind.toUpperCase()}-${localYear(now)}-${String(id).padStart(6, '0')}` };
}

/**
 * Stores a registration.
 * @returns false if another one exists with the same key, or for the same person and birth date in the process
 */
export async function addRegistration(
  db: Database,
  processKind: ProcessKind,
  values: PgInsertValue<RegistrationTable>,
): Promise<boolean> {
  const { registrations } = tablesOf(processKind);
  const stored = await db
    .insert(registrations)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: registrations.id });
  return stored.length > 0;
}
