import { isNotNull } from 'drizzle-orm';
import type { Database } from '../../api/src/db/database.ts';
import { psgRegistrations } from '../../api/src/db/schema/psg.ts';
import { psgBody } from '../../api/src/testing/application.ts';
import type { Offer } from '../../api/src/testing/register-over-http.ts';
import { atLeast, atMost, type Measurement, noneFailed } from '../measurement.ts';
import { runAtRate } from './run-at-rate.ts';
import { visitPages } from './visit-pages.ts';

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
  const { idempotencyKey } = psgRegistrations;
  const stored = await db
    .select({ key: idempotencyKey })
    .from(psgRegistrations)
    .where(isNotNull(idempotencyKey));
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
