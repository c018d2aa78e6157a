import { isNotNull } from 'drizzle-orm';
import type { Database } from '../../api/src/db/database.ts';
import { psgRegistrations } from '../../api/src/db/schema/psg.ts';
import { psgBody } from '../../api/src/testing/application.ts';
import type { Offer } from '../../api/src/testing/register-over-http.ts';
import { atLeast, atMost, type Measured } from '../goals.ts';
import { steadily } from '../steadily.ts';

/** What came of a load. */
export interface Load {
  reads: number;
  /** Status of each read that failed, or what went wrong. */
  failedReads: string[];
  /** Keys of the registrations that were answered with 200. */
  acknowledged: string[];
  failedRegistrations: string[];
  /** Longest answer to a registration, in milliseconds. */
  longest: number;
}

/**
 * Reads units and registers people, each once and with a key of their own, until it is stopped.
 * @param firstPerson number of the first person; two loads of one database have different people
 */
export function loadApi(
  url: string,
  offer: Offer,
  { readsPerSecond, registrationsPerSecond }: { readsPerSecond: number; registrationsPerSecond: number },
  firstPerson = 0,
) {
  const load: Load = { reads: 0, failedReads: [], acknowledged: [], failedRegistrations: [], longest: 0 };

  /** @returns what went wrong, or null */
  async function ask(path: string, init?: RequestInit): Promise<string | null> {
    try {
      const answer = await fetch(`${url}/api/v1/${path}`, init);
      await answer.text();
      return answer.ok ? null : String(answer.status);
    } catch (error) {
      return String((error as Error).cause ?? error);
    }
  }

  async function read(): Promise<void> {
    const failure = await ask('units');
    load.reads += 1;
    if (failure) load.failedReads.push(failure);
  }

  async function register(turn: number): Promise<void> {
    const person = firstPerson + turn;
    const key = `bench-person-${person}`;
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const began = performance.now();
    const failure = await ask('registrations', {
      method: 'POST',
      headers,
      body: JSON.stringify(psgBody(offer, person + 1)),
    });
    load.longest = Math.max(load.longest, performance.now() - began);
    if (failure) load.failedRegistrations.push(failure);
    else load.acknowledged.push(key);
  }

  const stops = [steadily(readsPerSecond, read), steadily(registrationsPerSecond, register)];
  return {
    soFar: () => load,
    async stop(): Promise<Load> {
      await Promise.all(stops.map((stop) => stop()));
      return load;
    },
  };
}

/** What went wrong, each once. */
export const kinds = (failures: readonly string[]): string => [...new Set(failures)].join(', ');

/** That nobody's registration failed. */
export const noneFailed = (name: string, { failedRegistrations }: Load): Measured =>
  atMost(
    `${name}: of all registrations failed`,
    failedRegistrations.length,
    0,
    '',
    kinds(failedRegistrations),
  );

/** Returns the acknowledged keys that are not in the database exactly once. */
export async function listLost(
  { acknowledged }: Pick<Load, 'acknowledged'>,
  db: Database,
): Promise<string[]> {
  const { idempotencyKey } = psgRegistrations;
  const stored = await db
    .select({ key: idempotencyKey })
    .from(psgRegistrations)
    .where(isNotNull(idempotencyKey));
  return acknowledged.filter((each) => stored.filter(({ key }) => key === each).length !== 1);
}

/** That what was acknowledged is in the database, once. */
export async function storedOnce(name: string, load: Load, db: Database): Promise<Measured[]> {
  return [
    atLeast(`${name}: registrations acknowledged`, load.acknowledged.length, 1, ''),
    atMost(`${name}: acknowledged and not stored once`, (await listLost(load, db)).length, 0, ''),
  ];
}
