import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { asc, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Database } from '../db/database.ts';
import { secrets } from '../db/schema/operations.ts';

/** Keys of one use: the first one writes, all of them read. */
export type Keys = [string, ...string[]];

/** Random keys of this installation, identical in all replicas. */
export type Secrets = Record<`${(typeof names)[number]}s`, Keys>;

/** `hashKey` for lookups by hash (codes, CPFs, addresses), `signingKey` for signatures (receipts, URLs of printouts). */
const names = ['hashKey', 'signingKey'] as const;

/** Time in which every replica reads a new key; only then it writes. */
const activationDelay = sql`interval '5 minutes'`;

/** Reads the installation's keys; creates them on the first start. */
export async function loadSecrets(db: Database, now: SQL): Promise<Secrets> {
  await db
    .insert(secrets)
    .values(names.map((name) => createKey(name, 1, now)))
    .onConflictDoNothing();
  return readSecrets(db, now);
}

/** Reads the current keys; the newest that all replicas have read is the first. */
export async function readSecrets(db: Database, now: SQL): Promise<Secrets> {
  const isNew = sql<boolean>`${secrets.createdAt} > ${now} - ${activationDelay}`;
  const rows = await db
    .select({ name: secrets.name, value: secrets.value })
    .from(secrets)
    .orderBy(asc(isNew), sql`case when ${isNew} then ${secrets.id} else -${secrets.id} end`);
  const selectKeys = (name: (typeof names)[number]): Keys => {
    const [first, ...others] = rows.filter((row) => row.name === name).map(({ value }) => value);
    if (!first) throw new Error('The table of secrets is incomplete.');
    return [first, ...others];
  };
  return { hashKeys: selectKeys('hashKey'), signingKeys: selectKeys('signingKey') };
}

/** Adds a key of each name; values written with earlier keys stay valid. @returns the id of the new keys */
export async function rotateKeys(db: Database, now: SQL = sql`now()`): Promise<number> {
  return db.transaction(async (tx) => {
    const [last] = await tx.select({ id: sql<number>`max(${secrets.id})` }).from(secrets);
    const id = (last?.id ?? 0) + 1;
    await tx.insert(secrets).values(names.map((name) => createKey(name, id, now)));
    return id;
  });
}

/** Removes the keys of an id, which invalidates values written with them. */
export async function retireKeys(db: Database, id: number): Promise<void> {
  await db
    .delete(secrets)
    .where(sql`${secrets.id} = ${id} and ${secrets.id} < (select max(id) from ${secrets})`);
}

const createKey = (name: string, id: number, createdAt: SQL) => ({
  name,
  id,
  value: randomBytes(32).toString('base64url'),
  createdAt,
});

/** Hashes with SHA-256 in base64url: sufficient for random values (session tokens). */
export const sha256 = (value: string | Buffer) => hash('sha256', value, 'base64url');

/** Hashes guessable values (codes, CPFs, addresses) with a key. */
export const keyedHash = (key: string, value: string) =>
  createHmac('sha256', key).update(value).digest('base64url');

/** Returns whether one of the keys produces the given text. */
export const matchesKeyedHash = (given: string, keys: Keys, make: (key: string) => string): boolean =>
  keys
    .map((key) => [Buffer.from(make(key)), Buffer.from(given)] as const)
    .some(([expected, actual]) => expected.length === actual.length && timingSafeEqual(expected, actual));

type SigningServices = { secrets: Secrets; now: () => Date };

/** Creates signed texts that grant something to their holder for some milliseconds; `purpose` separates grants. */
export function signedGrants<Schema extends z.ZodType>(purpose: string, schema: Schema, validity: number) {
  const sign = (key: string, payload: string) => keyedHash(key, `${purpose}:${payload}`);
  return {
    /** Returns a text for URLs. */
    write({ secrets, now }: SigningServices, grant: z.output<Schema>): string {
      const expires = now().getTime() + validity;
      const payload = Buffer.from(JSON.stringify({ grant, expires })).toString('base64url');
      return `${payload}.${sign(secrets.signingKeys[0], payload)}`;
    },

    /** Verifies a text and returns its grant; null if it is invalid or has expired. */
    read({ secrets, now }: SigningServices, text: string): z.output<Schema> | null {
      const [payload = '', given = ''] = text.split('.');
      if (!matchesKeyedHash(given, secrets.signingKeys, (key) => sign(key, payload))) return null;
      const { grant, expires } = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const read = schema.safeParse(grant);
      return read.success && expires > now().getTime() ? read.data : null;
    },
  };
}
