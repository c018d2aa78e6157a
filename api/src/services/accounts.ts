import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, people } from '../db/schema/people.ts';

/** A person who has an account, and the hash of the password once there is one. */
export type Account = { personId: number; fullName: string; email: string; passwordHash: string | null };

const columns = {
  personId: people.id,
  fullName: people.fullName,
  email: people.email,
  passwordHash: accounts.passwordHash,
};

/** E-mails are compared in lower case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

export const accountByEmail = (db: Database, email: string) =>
  oneAccount(selectAccounts(db).where(eq(people.email, normalEmail(email))));

export const accountById = (db: Database, personId: number) =>
  oneAccount(selectAccounts(db).where(eq(people.id, personId)));

/** Sets a password's hash. */
export async function setPassword(
  db: Database,
  now: Date,
  personId: number,
  passwordHash: string,
): Promise<void> {
  await db
    .update(accounts)
    .set({ passwordHash, passwordChangedAt: now })
    .where(eq(accounts.personId, personId));
}

const selectAccounts = (db: Database) =>
  db.select(columns).from(people).innerJoin(accounts, eq(accounts.personId, people.id)).$dynamic();

async function oneAccount(query: ReturnType<typeof selectAccounts>): Promise<Account | null> {
  const [account] = await query;
  return account ? { ...account, email: account.email ?? '' } : null;
}
