import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { asc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { secrets } from '../db/schema/operations.ts';

/** Keys of one use: the first one writes, each of them reads. */
export type Keys = [string, ...string[]];

/** Random keys of this installation, the same in every replica. */
export type Secrets = Record<`${(typeof names)[number]}s`, Keys>;

/** What is looked up by its hash (codes, CPFs, addresses), and what is signed (receipts, addresses of papers). */
const names = ['hashKey', 'signingKey'] as const;

/** A new key writes once every replica has read it. */
const readWithin = sql`interval '5 minutes'`;

/** Reads the installation's keys, making them on the first start. */
export async function loadSecrets(db: Database, now: SQL): Promise<Secrets> {
  await db
    .insert(secrets)
    .values(names.map((name) => freshKey(name, 1, now)))
    .onConflictDoNothing();
  return readSecrets(db, now);
}

/** The keys as they are now: the newest that all replicas know is the first. */
export async function readSecrets(db: Database, now: SQL): Promise<Secrets> {
  const isNew = sql<boolean>`${secrets.createdAt} > ${now} - ${readWithin}`;
  const rows = await db
    .select({ name: secrets.name, value: secrets.value })
    .from(secrets)
    .orderBy(asc(isNew), sql`case when ${isNew} then ${secrets.id} else -${secrets.id} end`);
  const keysOf = (name: (typeof names)[number]): Keys => {
    const [first, ...others] = rows.filter((row) => row.name === name).map(({ value }) => value);
    if (!first) throw new Error('The table of secrets is incomplete.');
    return [first, ...others];
  };
  return { hashKeys: keysOf('hashKey'), signingKeys: keysOf('signingKey') };
}

/** Adds a key of each name; what was written with those before stays valid. @returns the number of the new ones */
export async function rotateKeys(db: Database, now: SQL = sql`now()`): Promise<number> {
  return db.transaction(async (tx) => {
    const [last] = await tx.select({ id: sql<number>`max(${secrets.id})` }).from(secrets);
    const id = (last?.id ?? 0) + 1;
    await tx.insert(secrets).values(names.map((name) => freshKey(name, id, now)));
    return id;
  });
}

/** Removes the keys of a number: what was written with them is worth nothing from then on. */
export async function retireKeys(db: Database, id: number): Promise<void> {
  await db
    .delete(secrets)
    .where(sql`${secrets.id} = ${id} and ${secrets.id} < (select max(id) from ${secrets})`);
}

const freshKey = (name: string, id: number, createdAt: SQL) => ({
  name,
  id,
  value: randomBytes(32).toString('base64url'),
  createdAt,
});

/** SHA-256 in base64url: enough for values that are random already (session tokens). */
export const sha256 = (value: string | Buffer) => hash('sha256', value, 'base64url');

/** Keyed hash for values that could be guessed (codes, CPFs, addresses): the same value, the same hash. */
export const keyedHash = (key: string, value: string) =>
  createHmac('sha256', key).update(value).digest('base64url');

/** Whether a text is what one of the keys makes of a value. */
export const matchesKeyedHash = (given: string, keys: Keys, make: (key: string) => string): boolean =>
  keys
    .map((key) => [Buffer.from(make(key)), Buffer.from(given)] as const)
    .some(([expected, actual]) => expected.length === actual.length && timingSafeEqual(expected, actual));
