import { normaliseEmail } from '@portal/contract/validators/email';
import { and, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, people } from '../db/schema/people.ts';
import { psgRegistrations } from '../db/schema/psg.ts';
import { pssRegistrations } from '../db/schema/pss.ts';
import type { RegistrationTable } from '../db/schema/selection.ts';
import { revokeCodes } from './reset-codes.repository.ts';
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
