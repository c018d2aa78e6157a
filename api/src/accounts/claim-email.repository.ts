import { and, eq, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { accounts, people } from '../db/schema/people.ts';
import { psgRegistrations } from '../db/schema/psg.ts';
import { pssRegistrations } from '../db/schema/pss.ts';
import type { RegistrationTable } from '../db/schema/selection.ts';
import { revokeCodes, revokeCodesSentTo } from './reset-codes.repository.ts';

/**
 * Makes an e-mail that a person has just proved theirs alone: every code that was sent to it, and every other code of
 * theirs, ends, and whatever was registered with it joins the account. So no stranger who has applied with it, under
 * whatever CPF, keeps its owner from her own; and the registrations of children are all where their confirmations went.
 * @throws a violation of `people_proved_email` where another account has proved it
 */
export async function claimEmail(db: Database, now: Date, personId: number, email: string): Promise<void> {
  await revokeCodes(db, now, personId);
  await revokeCodesSentTo(db, now, email);
  const unproved = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.email, email), ne(people.id, personId), isNull(people.emailProvedAt)));
  for (const { id } of unproved) {
    await moveRegistrations(db, psgRegistrations, id, personId);
    await moveRegistrations(db, pssRegistrations, id, personId);
    await db.delete(accounts).where(eq(accounts.personId, id));
    await db.update(people).set({ email: null }).where(eq(people.id, id));
  }
  await db.update(people).set({ email, emailProvedAt: now }).where(eq(people.id, personId));
}

/**
 * Moves the registrations that the account does not have itself: it holds one in each process for a birth date, those aside
 * that were cancelled.
 */
async function moveRegistrations(db: Database, table: RegistrationTable, from: number, to: number) {
  const own = alias(table, 'own');
  const same = db
    .select({ one: sql`1` })
    .from(own)
    .where(
      and(
        eq(own.personId, to),
        eq(own.processId, table.processId),
        eq(own.birthdate, table.birthdate),
        isNull(own.cancelledAt),
      ),
    );
  await db
    .update(table)
    .set({ personId: to })
    .where(and(eq(table.personId, from), or(isNotNull(table.cancelledAt), notExists(same))));
}
