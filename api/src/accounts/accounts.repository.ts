import { normaliseEmail } from '@portal/contract/validators/email';
import { and, desc, eq, isNotNull, isNull, max, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { accounts, knownDevices, people } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import type { Services } from '../services.ts';
import { forgetDevices, isDevice } from './devices.repository.ts';
import { revokeCodes } from './reset-codes.repository.ts';

const columns = {
  personId: people.id,
  full_name: people.full_name,
  nif: people.nif,
  email: sql<string>`coalesce(${people.email}, '')`,
  passwordHash: accounts.passwordHash,
};

const selectAccounts = (db: Database, condition: SQL | undefined) =>
  db.select(columns).from(people).innerJoin(accounts, eq(accounts.personId, people.id)).where(condition);

/** Person with an account, and the hash of the password if one is set. */
export type Account = Awaited<ReturnType<typeof selectAccounts>>[number];

const hasProved = (email: string) =>
  and(eq(people.email, normaliseEmail(email)), isNotNull(people.email_proved_at));

/** Finds the account that has verified this e-mail with a code. */
export async function accountByEmail(db: Database, email: string): Promise<Account | null> {
  const [account] = await selectAccounts(db, hasProved(email));
  return account ?? null;
}

/** Finds the account that has verified an e-mail; `device` is null unless it has logged in from this one before. */
export async function findLogin({ db, now }: Services, email: string, device: string | undefined) {
  const [found] = await db
    .select({ ...columns, device: knownDevices.tokenHash })
    .from(people)
    .innerJoin(accounts, eq(accounts.personId, people.id))
    .leftJoin(knownDevices, and(eq(knownDevices.personId, people.id), isDevice(device, now())))
    .where(hasProved(email));
  return found ?? null;
}

/** Returns the accounts that a mailed code may open: the one that has verified the e-mail, or all created with it. */
export async function accountsReachedBy(db: Database, email: string): Promise<Account[]> {
  const proved = await accountByEmail(db, email);
  if (proved) return [proved];
  const unproved = and(eq(people.email, normaliseEmail(email)), isNull(people.email_proved_at));
  const last = db
    .select({ at: max(registrations.created_at) })
    .from(registrations)
    .where(eq(registrations.person_id, people.id));
  return selectAccounts(db, unproved).orderBy(sql`(${last}) desc nulls last`, desc(people.id));
}

export async function accountById(db: Database, personId: number): Promise<Account | null> {
  const [account] = await selectAccounts(db, eq(people.id, personId));
  return account ?? null;
}

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
  await revokeCodes(db, now, { personId });
  await forgetDevices(db, personId, keptDevice);
}

/** Stores the same password, hashed at the current cost. */
export async function rehashPassword(db: Database, personId: number, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.personId, personId));
}

/**
 * Assigns a just verified e-mail to one person: revokes all codes sent to it and all other codes of the person, and
 * moves registrations made with the e-mail to the account. Third parties who registered with it, under any CPF,
 * therefore cannot keep the owner from it, and children's registrations are where their confirmations went.
 * @throws a violation of `people_proved_email` if another account has verified it
 */
export async function claimEmail(db: Database, now: Date, personId: number, email: string): Promise<void> {
  await revokeCodes(db, now, { personId });
  await revokeCodes(db, now, { email });
  const unproved = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.email, email), ne(people.id, personId), isNull(people.email_proved_at)));
  for (const { id } of unproved) {
    await moveRegistrations(db, id, personId);
    await db.delete(accounts).where(eq(accounts.personId, id));
    await db.update(people).set({ email: null }).where(eq(people.id, id));
  }
  await db.update(people).set({ email, email_proved_at: now }).where(eq(people.id, personId));
}

/** Moves registrations, unless the account has an active one in the same process for the same birth date. */
async function moveRegistrations(db: Database, from: number, to: number): Promise<void> {
  const own = alias(registrations, 'own');
  const same = db
    .select({ one: sql`1` })
    .from(own)
    .where(
      and(
        eq(own.person_id, to),
        eq(own.programme, registrations.programme),
        eq(own.process_id, registrations.process_id),
        eq(own.birthdate, registrations.birthdate),
        isNull(own.cancelled_at),
      ),
    );
  const isFree = or(isNotNull(registrations.cancelled_at), notExists(same));
  await db
    .update(registrations)
    .set({ person_id: to })
    .where(and(eq(registrations.person_id, from), isFree));
}
