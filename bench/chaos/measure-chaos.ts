import { setTimeout as pause } from 'node:timers/promises';
import { count, countDistinct, isNotNull, min } from 'drizzle-orm';
import { registrations } from '../../api/src/db/schema/registrations.ts';
import { offers } from '../../api/src/db/schema/selection.ts';
import { isOfferOf } from '../../api/src/selection/offers.repository.ts';
import { addPsgOffer, openNow } from '../../api/src/testing/offers.ts';
import type { Offer } from '../../api/src/testing/register-over-http.ts';
import { listLost, load, loadApi, register, type Visits, visitFor } from '../load.ts';
import {
  atLeast,
  atMost,
  formatMeasurement,
  type Measurement,
  meets,
  noneFailed,
  percentile,
  reportOnly,
} from '../measurement.ts';
import type { Bench } from '../start-bench.ts';
import { type ChaosPortal, startChaosPortal } from './chaos-portal.ts';
import { type Fault, faults } from './faults.ts';

const shortLoad = { seconds: 2, pagesPerSecond: 5, registrationsPerSecond: 2 };
const usualLoad = { seconds: 20, pagesPerSecond: 20, registrationsPerSecond: 5 };

/**
 * Injects one fault after the other under load, and measures what visitors notice. `FAULTS=` selects faults by parts of their
 * names.
 */
export async function measureChaos(bench: Bench): Promise<Measurement[]> {
  const { isShort } = bench;
  const chosen = process.env.FAULTS?.split(',') ?? [''];
  const portal = await startChaosPortal(bench);
  const all: Measurement[] = [];
  for (const fault of faults.filter(({ isLong }) => !isLong || !isShort)) {
    if (!chosen.some((part) => fault.name.includes(part))) continue;
    const reason = fault.skipReason?.(portal);
    console.info(reason ? `skipped: ${fault.name} (${reason})` : `injecting: ${fault.name}`);
    if (reason) continue;
    const measurements = await measureFault(portal, fault, isShort ? shortLoad : usualLoad);
    all.push(...measurements);
    for (const each of measurements) if (!meets(each)) console.info(formatMeasurement(each));
  }
  return all;
}

const paths = ['', 'cursos', 'psg', 'noticias'];
/** Each load has applicants of its own, none of them an applicant of `checkAll`. */
const FIRST_APPLICANT = 30_000;
const APPLICANTS_PER_LOAD = 1_000;
const MAX_RECOVERY_MS = 300_000;
let loads = 0;
let checks = 0;

/** Injects a fault under load, ends it, waits until everything works again, and checks for a while that it stays so. */
async function measureFault(
  portal: ChaosPortal,
  fault: Fault,
  { seconds, pagesPerSecond, registrationsPerSecond }: typeof usualLoad,
): Promise<Measurement[]> {
  const { db, url, isShort } = portal;
  // Half of the applicants find no place in the first offer.
  const capacity = Math.ceil((seconds * registrationsPerSecond) / 2);
  const contended = await addPsgOffer(db, { capacity, ...openNow() });
  const offer = await addPsgOffer(db, { capacity: 100_000, ...openNow() });
  const acknowledged: string[] = [];
  await recover(url, offer, acknowledged);

  const end = await fault.inject(portal);
  const registering = [...portal.apiUrls].map((each) => {
    loads += 1;
    return loadApi(each, contended, registrationsPerSecond, FIRST_APPLICANT + loads * APPLICANTS_PER_LOAD);
  });
  // Every fifth page is not cached.
  const pathOf = (visit: number) => paths[visit % 5] ?? `cursos?title=${loads}-${visit}`;
  const urlOf = (visit: number) => `${url}/senac-portal/${pathOf(visit)}`;
  const { times, failures } = await visitFor(seconds, pagesPerSecond, urlOf);
  const registered = registering.map((stop) => stop());
  await end();

  const recoveryMs = await recover(url, offer, acknowledged);
  for (const done of await Promise.all(registered)) acknowledged.push(...done.acknowledged);
  const failedAfter: string[] = [];
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; )
    failedAfter.push(...(await checkAll(url, offer, acknowledged)));
  // Times have no goals on a busy machine.
  const time = (what: string, value: number, goal: number, unit: string) =>
    isShort ? reportOnly(what, value, unit) : atMost(what, value, goal, unit);
  const { name } = fault;
  return [
    atLeast(`${name}: pages`, times.length, 1),
    time(`${name}: page, p95`, percentile(times, 95), 1_000, 'ms'),
    time(`${name}: slowest page`, Math.max(...times), 1_000, 'ms'),
    noneFailed(`${name}: failed pages`, failures),
    atLeast(`${name}: acknowledged registrations`, acknowledged.length, 1),
    atMost(`${name}: lost registrations`, (await listLost(acknowledged, db)).length, 0),
    atMost(`${name}: places assigned twice`, await countAssignedTwice(portal), 0),
    time(`${name}: recovery`, recoveryMs / 1_000, 10, 's'),
    noneFailed(`${name}: failures after recovery`, failedAfter),
  ];
}

/**
 * Waits until everything works.
 * @returns the milliseconds that it took
 * @throws Error if something still fails after minutes
 */
async function recover(url: string, offer: Offer, acknowledged: string[]): Promise<number> {
  const began = performance.now();
  for (;;) {
    const failed = await checkAll(url, offer, acknowledged);
    const taken = performance.now() - began;
    if (failed.length === 0) return taken;
    if (taken > MAX_RECOVERY_MS) throw new Error(`the portal does not recover: ${failed.join(', ')}`);
    await pause(100);
  }
}

/** Opens pages, reads data and registers an applicant, one after the other. @returns the failures */
async function checkAll(url: string, offer: Offer, acknowledged: string[]): Promise<string[]> {
  checks += 1;
  const visits: Visits = { times: [], failures: [] };
  for (const path of [...paths.map((page) => `senac-portal/${page}`), 'api/v1/units'])
    await load(`${url}/${path}`, visits);
  const failure = await register(url, offer, checks, acknowledged);
  return failure ? [...visits.failures, `registration ${failure}`] : visits.failures;
}

/** Counts places of offers that were assigned more than once, or beyond the offer's capacity. */
async function countAssignedTwice({ db }: ChaosPortal): Promise<number> {
  const { programme, offer_id, position, idempotency_key } = registrations;
  const places = await db
    .select({ taken: count(), positions: countDistinct(position), capacity: min(offers.capacity) })
    .from(registrations)
    .innerJoin(offers, isOfferOf(registrations))
    .where(isNotNull(idempotency_key))
    .groupBy(programme, offer_id);
  return places.reduce(
    (sum, { taken, positions, capacity }) => sum + taken - Math.min(positions, capacity ?? 0, taken),
    0,
  );
}
