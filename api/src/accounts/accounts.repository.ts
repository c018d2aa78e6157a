import { normaliseEmail } from '@portal/contract/validators/email';
import { and, desc, eq, isNotNull, isNull, max, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { accounts, people } from '../db/schema/people.ts';
import { psgRegistrations } from '../db/schema/psg.ts';
import { pssRegistrations } from '../db/schema/pss.ts';
import type { RegistrationTable } from '../db/schema/selection.ts';
import { revokeCodes, revokeCodesSentTo } from './reset-codes.repository.ts';
import { forgetDevices } from './sessions.repository.ts';

/** Person with an account, and the hash of the password if one is set. */
export type Account = {
  personId: number;
  fullName: string;
  nif: string;
  email: string;
  passwordHash: string | null;
};

const columns = {
  personId: people.id,
  fullName: people.fullName,
  nif: people.nif,
  email: people.email,
  passwordHash: accounts.passwordHash,
};

/** Finds the account that has verified this e-mail with a code. */
export const accountByEmail = (db: Database, email: string) =>
  oneAccount(
    selectAccounts(db).where(and(eq(people.email, normaliseEmail(email)), isNotNull(people.emailProvedAt))),
  );

/**
 * Returns the accounts that a code sent to an e-mail may open: the one that has verified it, or else all that were
 * created with it, most recent registration first.
 */
export async function accountsReachedBy(db: Database, email: string): Promise<Account[]> {
  const proved = await accountByEmail(db, email);
  if (proved) return [proved];
  const unproved = and(eq(people.email, normaliseEmail(email)), isNull(people.emailProvedAt));
  const last = sql`greatest(${findLastRegistration(db, psgRegistrations)}, ${findLastRegistration(db, pssRegistrations)})`;
  const rows = await selectAccounts(db)
    .where(unproved)
    .orderBy(sql`${last} desc nulls last`, desc(people.id));
  return rows.map(readAccount);
}

export const accountById = (db: Database, personId: number) =>
  oneAccount(selectAccounts(db).where(eq(people.id, personId)));

/** Stores a new password or none. Invalidates open codes, and known devices except the given one. */
export async function setPassword(
  db: Database,
  now: Date,
  personId: number,
  passwordHash: string | null,
  keptDevice?: string,
): Promise<void> {
  await db
    .update(accounts)
    .set({ passwordHash, passwordChangedAt: now })
    .where(eq(accounts.personId, personId));
  await revokeCodes(db, now, personId);
  await forgetDevices(db, personId, keptDevice);
}

/** Stores the same password, hashed at the current cost. */
export async function rehashPassword(db: Database, personId: number, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.personId, personId));
}

/** Returns a subquery for a person's last registration in a kind of process. */
const findLastRegistration = (db: Database, table: RegistrationTable) =>
  db
    .select({ at: max(table.createdAt) })
    .from(table)
    .where(eq(table.personId, people.id));

const selectAccounts = (db: Database) =>
  db.select(columns).from(people).innerJoin(accounts, eq(accounts.personId, people.id)).$dynamic();

async function oneAccount(query: ReturnType<typeof selectAccounts>): Promise<Account | null> {
  const [account] = await query;
  return account ? readAccount(account) : null;
}

const readAccount = (row: Omit<Account, 'email'> & { email: string | null }): Account => ({
  ...row,
  email: row.email ?? '',
});

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
