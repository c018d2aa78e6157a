import { and, eq, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { accounts, people } from '../db/schema/people.ts';
import { psgRegistrations } from '../db/schema/psg.ts';
import { pssRegistrations } from '../db/schema/pss.ts';
import type { RegistrationTable } from '../db/schema/selection.ts';
import { revokeCodes, revokeCodesSentTo } from './reset-codes.repository.ts';

/**
 * Assigns a just verified e-mail to one person: revokes all codes sent to it and all other codes of the person, and
 * moves registrations made with the e-mail to the account. Third parties who registered with it, under any CPF,
 * therefore cannot keep the owner from it, and children's registrations are where their confirmations went.
 * @throws a violation of `people_proved_email` if another account has verified it
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

/** Moves registrations, unless the account has an active one in the same process for the same birth date. */
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
