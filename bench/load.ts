import { setTimeout as pause } from 'node:timers/promises';
import { isNotNull } from 'drizzle-orm';
import type { Database } from '../api/src/db/database.ts';
import { registrations } from '../api/src/db/schema/registrations.ts';
import { keyOf, type Offer, registerOverHttp } from '../api/src/testing/register-over-http.ts';

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
 * Visits pages at a constant rate for some seconds.
 * @param urlOf URL of a visit, by its number
 */
export async function visitFor(
  seconds: number,
  perSecond: number,
  urlOf: (visit: number) => string,
): Promise<Visits> {
  const visits: Visits = { times: [], failures: [] };
  const stop = runAtRate(perSecond, (visit) => load(urlOf(visit), visits));
  await pause(seconds * 1_000);
  await stop();
  return visits;
}

/**
 * Reads units five times a second and registers applicants, each once and with a key of their own, until it is stopped.
 * @param firstApplicant number of the first one; two loads of one database have different applicants
 */
export function loadApi(url: string, offer: Offer, registrationsPerSecond: number, firstApplicant = 1) {
  const reads: Visits = { times: [], failures: [] };
  /** Keys of the registrations with a response of 200. */
  const acknowledged: string[] = [];
  const failedRegistrations: string[] = [];
  const stopReads = runAtRate(5, () => load(`${url}/api/v1/units`, reads));
  const stopRegistrations = runAtRate(registrationsPerSecond, async (turn) => {
    const failure = await register(url, offer, firstApplicant + turn, acknowledged);
    if (failure) failedRegistrations.push(failure);
  });
  return async () => {
    await Promise.all([stopReads(), stopRegistrations()]);
    return { failedReads: reads.failures, acknowledged, failedRegistrations };
  };
}

/** Registers an applicant, and adds the key of an acknowledged registration. @returns the status of any other */
export async function register(url: string, offer: Offer, applicant: number, acknowledged: string[]) {
  const reply = await registerOverHttp({ url }, offer, applicant);
  const status = reply.kind === 'answered' ? reply.status : reply.kind;
  if (status !== 200) return String(status);
  acknowledged.push(keyOf(offer, applicant));
  return null;
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
