import { and, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, people } from '../db/schema/people.ts';
import { psgRegistrations } from '../db/schema/psg.ts';
import { pssRegistrations } from '../db/schema/pss.ts';
import type { RegistrationTable } from '../db/schema/selection.ts';
import { forgetDevices } from './known-devices.repository.ts';
import { revokeCodes } from './reset-codes.repository.ts';

/** A person who has an account, and the hash of the password once there is one. */
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

/** E-mails are compared in lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** The account that has proved this e-mail by using a code that was sent there. */
export const accountByEmail = (db: Database, email: string) =>
  oneAccount(
    selectAccounts(db).where(and(eq(people.email, normaliseEmail(email)), isNotNull(people.emailProvedAt))),
  );

/**
 * The accounts that a code sent to an e-mail may open: the one that it has proved; until then every one that was made
 * with it, for nobody has shown yet whose it is, those that have applied last first.
 */
export async function accountsReachedBy(db: Database, email: string): Promise<Account[]> {
  const proved = await accountByEmail(db, email);
  if (proved) return [proved];
  const unproved = and(eq(people.email, normaliseEmail(email)), isNull(people.emailProvedAt));
  const last = sql`greatest(${lastIn(db, psgRegistrations)}, ${lastIn(db, pssRegistrations)})`;
  const rows = await selectAccounts(db)
    .where(unproved)
    .orderBy(sql`${last} desc nulls last`, desc(people.id));
  return rows.map(readAccount);
}

export const accountById = (db: Database, personId: number) =>
  oneAccount(selectAccounts(db).where(eq(people.id, personId)));

/** Makes the account of a person who has none, without a password. @returns whether theirs has one */
export async function makeAccount(db: Database, personId: number): Promise<boolean> {
  const [made] = await db.insert(accounts).values({ personId }).onConflictDoNothing().returning();
  const account = made ?? (await accountById(db, personId));
  return Boolean(account?.passwordHash);
}

/** Stores a new password, or none; open codes become invalid, and known devices except one whose token is given. */
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

/** Stores the same password, hashed at today's cost. */
export async function rehashPassword(db: Database, personId: number, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.personId, personId));
}

/** When the person of a row registered last in a kind of process. */
const lastIn = (db: Database, table: RegistrationTable) =>
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
