import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { secrets } from '../db/schema/operations.ts';

/** Random keys of this installation, the same in every replica. */
export type Secrets = { hashKey: string; signingKey: string };

/** Reads the installation's keys, making them on the first start. */
export async function loadSecrets(db: Database): Promise<Secrets> {
  const fresh = ['hashKey', 'signingKey'].map((name) => ({
    name,
    value: randomBytes(32).toString('base64url'),
  }));
  await db.insert(secrets).values(fresh).onConflictDoNothing();
  const rows = await db.select().from(secrets);
  const named = Object.fromEntries(rows.map((row) => [row.name, row.value]));
  if (!named.hashKey || !named.signingKey) throw new Error('The table of secrets is incomplete.');
  return { hashKey: named.hashKey, signingKey: named.signingKey };
}

/** SHA-256 in base64url: enough for values that are random already (session tokens). */
export const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest('base64url');

/** Keyed hash for values that could be guessed (codes, CPFs, addresses): the same value, the same hash. */
export const keyedHash = (key: string, value: string) =>
  createHmac('sha256', key).update(value).digest('base64url');
