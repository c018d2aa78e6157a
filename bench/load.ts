import { setTimeout as pause } from 'node:timers/promises';
import { isNotNull } from 'drizzle-orm';
import type { Database } from '../api/src/db/database.ts';
import { registrations } from '../api/src/db/schema/registrations.ts';
import { psgBody } from '../api/src/testing/application.ts';
import type { Offer } from '../api/src/testing/register-over-http.ts';
import { atLeast, atMost, type Measurement, noneFailed } from './measurement.ts';

/**
 * Starts work at a constant rate, however long it takes.
 * @param work gets its number, and never rejects
 * @returns a function that stops it, and waits for all that was started
 */
export function runAtRate(perSecond: number, work: (turn: number) => Promise<unknown>): () => Promise<void> {
  const began = performance.now();
  const all: Promise<unknown>[] = [];
  let isRunning = true;
  async function run(): Promise<void> {
    for (let turn = 0; isRunning; turn += 1) {
      all.push(work(turn));
      await pause(Math.max(0, began + ((turn + 1) * 1_000) / perSecond - performance.now()));
    }
  }
  const running = run();
  return async () => {
    isRunning = false;
    await running;
    await Promise.all(all);
  };
}

/** Visits so far. */
export interface Visits {
  /** Milliseconds of each. */
  times: number[];
  /** Path and status of each that failed, or its error. */
  failures: string[];
}

/** Loads a resource. @returns its text; failures are added to the visits */
export async function load(url: string, { times, failures }: Visits): Promise<string> {
  const began = performance.now();
  const { pathname, search } = new URL(url);
  try {
    const response = await fetch(url);
    const text = await response.text();
    if (!response.ok) failures.push(`${pathname}${search} ${response.status}`);
    return text;
  } catch (error) {
    failures.push(`${pathname}${search} ${(error as Error).cause ?? error}`);
    return '';
  } finally {
    times.push(performance.now() - began);
  }
}

/**
 * Visits pages at a constant rate.
 * @param base URL that the paths begin after
 * @param pathOf path of a visit, by its number
 * @returns a function that stops it
 */
export function visitPages(
  base: string,
  pathOf: (visit: number) => string,
  perSecond: number,
): () => Promise<Visits> {
  const visits: Visits = { times: [], failures: [] };
  const stop = runAtRate(perSecond, (visit) => load(base + pathOf(visit), visits));
  return () => stop().then(() => visits);
}

/** Visits pages for some seconds, as {@link visitPages} does. */
export async function visitFor(seconds: number, ...visits: Parameters<typeof visitPages>): Promise<Visits> {
  const stop = visitPages(...visits);
  await pause(seconds * 1_000);
  return stop();
}

/**
 * Reads units and registers applicants, each once and with a key of their own, until it is stopped.
 * @param firstApplicant number of the first one; two loads of one database have different applicants
 */
export function loadApi(
  url: string,
  offer: Offer,
  { readsPerSecond, registrationsPerSecond }: { readsPerSecond: number; registrationsPerSecond: number },
  firstApplicant = 0,
) {
  const registered = {
    /** Keys of the registrations with a response of 200. */
    acknowledged: [] as string[],
    /** Status of each other registration, or its error. */
    failedRegistrations: [] as string[],
    /** Longest response to a registration, in milliseconds. */
    longest: 0,
  };

  async function register(turn: number): Promise<void> {
    const key = `bench-applicant-${firstApplicant + turn}`;
    const began = performance.now();
    const status = await fetch(`${url}/api/v1/registrations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(psgBody(offer, firstApplicant + turn + 1)),
    }).then(
      (response) => response.text().then(() => response.status),
      (error: Error) => String(error.cause ?? error),
    );
    registered.longest = Math.max(registered.longest, performance.now() - began);
    if (status === 200) registered.acknowledged.push(key);
    else registered.failedRegistrations.push(String(status));
  }

  const stopReads = visitPages(`${url}/api/v1/`, () => 'units', readsPerSecond);
  const stopRegistrations = runAtRate(registrationsPerSecond, register);
  return {
    async stop() {
      const [{ failures }] = await Promise.all([stopReads(), stopRegistrations()]);
      return { failedReads: failures, ...registered };
    },
  };
}

/** Returns the acknowledged keys that are not in the database exactly once. */
export async function listLost(acknowledged: readonly string[], db: Database): Promise<string[]> {
  const { idempotency_key } = registrations;
  const stored = await db
    .select({ key: idempotency_key })
    .from(registrations)
    .where(isNotNull(idempotency_key));
  return acknowledged.filter((each) => stored.filter(({ key }) => key === each).length !== 1);
}

/** Returns that no registration failed or got lost. */
export async function measureRegistrations(
  name: string,
  { acknowledged, failedRegistrations }: { acknowledged: string[]; failedRegistrations: string[] },
  db: Database,
): Promise<Measurement[]> {
  return [
    noneFailed(`${name}: registrations that failed`, failedRegistrations),
    atLeast(`${name}: registrations acknowledged`, acknowledged.length, 1),
    atMost(`${name}: acknowledged, but not stored once`, (await listLost(acknowledged, db)).length, 0),
  ];
}
