import { setTimeout as pause } from 'node:timers/promises';
import { addPsgOffer, openNow } from '../../api/src/testing/offers.ts';
import { keyOf, type Offer, registerOverHttp } from '../../api/src/testing/register-over-http.ts';
import { listLost, loadApi } from '../edge/load-api.ts';
import { visitPages } from '../visit-pages.ts';
import { type ChaosPortal, countAssignedTwice } from './chaos-portal.ts';
import type { Outcome } from './evaluate.ts';

/** Something that goes wrong, and is put right again. */
export interface Fault {
  name: string;
  /** Returns why it cannot be injected on this machine, or null. */
  skipReason?(portal: ChaosPortal): string | null;
  /** @returns a function that ends it */
  inject(portal: ChaosPortal): Promise<() => unknown>;
}

interface Load {
  seconds: number;
  pagesPerSecond: number;
  registrationsPerSecond: number;
}

const paths = ['', 'cursos', 'psg', 'noticias'];
/** Each load has people of its own, none of them a person of `checkAll`. */
const PEOPLE_PER_LOAD = 100_000;
const MAX_RECOVERY_MS = 300_000;
let loads = 0;
let checks = 0;

/** Injects a fault under load, ends it, waits until everything works again, and checks for a while that it stays so. */
export async function measureFault(
  portal: ChaosPortal,
  fault: Fault,
  { seconds, pagesPerSecond, registrationsPerSecond }: Load,
): Promise<Outcome> {
  const { db, url } = portal;
  // People contend for the last places of the first offer.
  const contended = await addPsgOffer(db, {
    capacity: Math.ceil((seconds * registrationsPerSecond) / 2),
    ...openNow(),
  });
  const offer = await addPsgOffer(db, { capacity: 100_000, ...openNow() });
  const acknowledged: string[] = [];
  await recover(url, offer, acknowledged);

  const end = await fault.inject(portal);
  const registering = [...portal.apiUrls].map((each) => {
    loads += 1;
    const load = { readsPerSecond: 1, registrationsPerSecond };
    return loadApi(each, contended, load, loads * PEOPLE_PER_LOAD);
  });
  // Every fifth page is not cached.
  const pathOf = (visit: number) => paths[visit % 5] ?? `cursos?title=${loads}-${visit}`;
  const stopVisits = visitPages(`${url}/senac-portal/`, pathOf, pagesPerSecond);
  await pause(seconds * 1_000);
  const visits = await stopVisits();
  const registered = registering.map((each) => each.stop());
  await end();

  const recoveryMs = await recover(url, offer, acknowledged);
  for (const done of await Promise.all(registered)) acknowledged.push(...done.acknowledged);
  const failedAfter: string[] = [];
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; )
    failedAfter.push(...(await checkAll(url, offer, acknowledged)));
  return {
    pageTimes: visits.times,
    failedPages: visits.failures,
    acknowledged: acknowledged.length,
    lost: (await listLost({ acknowledged }, db)).length,
    assignedTwice: await countAssignedTwice(portal),
    recoveryMs,
    failedAfter,
  };
}

/**
 * Waits until everything works.
 * @returns the milliseconds that it took
 * @throws Error where something still fails after minutes
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

/** Opens pages, reads data and registers a person, one after the other. @returns what failed */
async function checkAll(url: string, offer: Offer, acknowledged: string[]): Promise<string[]> {
  checks += 1;
  const failed: string[] = [];
  for (const path of [...paths.map((page) => `senac-portal/${page}`), 'api/v1/units']) {
    const status = await fetch(`${url}/${path}`).then(
      async (response) => ((await response.text()) && response.ok ? null : response.status),
      (error: Error) => String(error.cause ?? error),
    );
    if (status !== null) failed.push(`/${path} ${status}`);
  }
  const reply = await registerOverHttp({ url }, offer, checks);
  if (reply.kind === 'answered' && reply.status === 200) acknowledged.push(keyOf(offer, checks));
  else failed.push(`registration ${reply.kind === 'answered' ? reply.status : reply.kind}`);
  return failed;
}
