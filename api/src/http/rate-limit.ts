import { DAY } from '@portal/contract/format/date';
import { siteOf } from '@portal/server-kit/network-of';
import { and, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { rateLimits } from '../db/schema/operations.ts';
import type { Services } from '../services.ts';
import { HttpError } from './http-error.ts';
import { type Limit, limits } from './limits.ts';
import { keyedHash } from './secrets.ts';

/** Hit of a subject (an IP address, an e-mail, a CPF), stored only as a keyed hash. */
export type Hit = readonly [limit: Limit, subject: string];

/** Wait of a rejected hit; null for an admitted one. */
type Rejection = { seconds: number } | null;

/** Counter of one subject in a window of `minutes`. */
type Counter = CounterKey & { minutes: number };
type CounterKey = { name: string; subject: string };

/** Counter of a hit with its maximum; `caller` is the subject of the hit, which a slowed limit slows down alone. */
type BoundedCounter = Counter & { maximum: number; caller: string; slowed?: Limit['slowed'] };

/** Returns the counters of a hit, the narrowest first. The factor applies to limits by IP address. */
function listCounters({ rateLimitFactor }: Services, [limit, subject]: Hit): BoundedCounter[] {
  const { name, minutes, site, account, budget, slowed } = limit;
  const factor = site === undefined ? 1 : rateLimitFactor;
  const wider: [suffix: string, hits: number | undefined, subject: string][] = [
    ['-site', site, siteOf(subject)],
    ['-account', account, subject.split(' ', 1)[0] ?? ''],
    ['-portal', budget, ''],
  ];
  const own = { name, subject, minutes, maximum: limit.hits * factor, caller: subject, slowed };
  return [own].concat(
    wider.flatMap(([suffix, hits, of]) =>
      hits === undefined
        ? []
        : {
            ...own,
            name: name + suffix,
            subject: of,
            maximum: hits * factor,
            slowed: slowed && 'steadily',
          },
    ),
  );
}

/** Counts one hit. @throws HttpError 429 with Retry-After once the limit is reached */
export const consume = (services: Services, limit: Limit, subject: string): Promise<void> =>
  consumeAll(services, [[limit, subject]]);

/**
 * Counts hits, and forgives others even if one is rejected, in one statement.
 * @throws HttpError 429 with Retry-After
 */
export async function consumeAll(
  services: Services,
  hits: readonly Hit[],
  forgiven: readonly Hit[] = [],
): Promise<void> {
  const rejection = await findRejection(services, hits, forgiven);
  if (rejection) throw tooManyRequests(rejection.seconds);
}

/** Counts a lookup by an address and, if given, of a CPF. @throws HttpError 429 */
export const countLookup = (services: Services, address: string, nif?: string): Promise<void> =>
  consumeAll(services, [
    [limits.lookupMinute, address],
    [limits.lookupDay, address],
    ...(nif ? [[limits.lookupPerson, nif] as const] : []),
  ]);

/** Longest wait for a hit of a slowed limit, in minutes. */
const MAX_WAIT_MINUTES = 15;

/**
 * Counts hits and returns why they are rejected. Those count only for narrower counters, not for the site or portal.
 */
export async function findRejection(
  services: Services,
  hits: readonly Hit[],
  forgiven: readonly Hit[] = [],
): Promise<Rejection> {
  const counters = hits.flatMap((hit) => listCounters(services, hit));
  const windows = await addHits(services, [...counters, ...listForgiven(services, forgiven)]);
  for (const [index, counter] of counters.entries()) {
    const { maximum, slowed } = counter;
    let window = windows[index];
    const excess = (window?.hits ?? 0) - maximum;
    if (excess <= 0) continue;
    if (slowed) {
      const minutes = slowed === 'steadily' ? 1 : Math.min(2 ** (excess - 1), MAX_WAIT_MINUTES);
      [window] = await addHits(services, [{ name: nameSlow(counter), subject: counter.caller, minutes }]);
      if (window?.hits === 1) continue;
    }
    const refunds = counters.slice(index).map((each) => ({ ...each, hits: -1 }));
    await addHits(services, refunds);
    return { seconds: secondsUntil(window?.expiresAt) };
  }
  return null;
}

/** Takes back hits of a subject that guessed right: an address gets back its hit, any other subject all of its hits. */
export async function forgive(services: Services, hits: readonly Hit[]): Promise<void> {
  await addHits(services, listForgiven(services, hits));
}

const listForgiven = (services: Services, hits: readonly Hit[]) =>
  hits.flatMap((hit) => {
    const [own, ...wider] = listCounters(services, hit);
    const refunds = wider.map((counter) => ({ ...counter, hits: -1 }));
    if (!own) return refunds;
    if (hit[0].site !== undefined) return [{ ...own, hits: -1 }, ...refunds];
    const slow = { ...own, name: nameSlow(own), minutes: 0, hits: 0 };
    return [{ ...own, hits: 0 }, ...(own.slowed ? [slow] : []), ...refunds];
  });

/** Name of the counter that admits a hit beyond the limit. */
const nameSlow = ({ name }: { name: string }) => `${name}-slow`;

export async function hitsLeft(services: Services, limit: Limit, subject: string): Promise<number> {
  const [window] = (await readWindows(services, [{ ...limit, subject }])).values();
  return Math.max(0, limit.hits - (window?.hits ?? 0));
}

/** Creates a 429 that allows a retry after the given seconds. @param words text with the time to wait */
export const tooManyRequests = (
  seconds: number,
  words = (wait: string) => `Muitas tentativas. Tente novamente em ${wait}.`,
) => new HttpError(429, words(formatWait(seconds)), {}, { 'retry-after': String(seconds) });

/** Returns the used share of each budget of the portal, by limit. */
export async function readBudgets(services: Services): Promise<{ limit: string; used: number }[]> {
  const budgets = Object.values<Limit>(limits).flatMap((limit) =>
    limit.budget ? listCounters(services, [limit, '']).slice(-1) : [],
  );
  const windows = await readWindows(services, budgets);
  return budgets.map((counter) => ({
    limit: counter.name.replace(/-portal$/, ''),
    used: (windows.get(keyOf(services, counter))?.hits ?? 0) / counter.maximum,
  }));
}

/** Longer than any window: a later end comes from a process whose clock was ahead. */
const MAX_WINDOW_MS = 2 * DAY;

/** Deletes expired windows, and those that only a wrong clock can have opened. */
export async function deletePassedWindows(services: Services): Promise<void> {
  const now = services.now();
  const latest = new Date(now.getTime() + MAX_WINDOW_MS);
  await services.db
    .delete(rateLimits)
    .where(or(lt(rateLimits.expiresAt, now), gt(rateLimits.expiresAt, latest)));
}

/**
 * Adds hits to counters in one statement, by default one; 0 clears a counter. A window that has ended begins again. Sorted by
 * key, so that concurrent statements cannot deadlock.
 * @returns the windows in the order of the counters
 */
async function addHits(services: Services, counters: readonly (Counter & { hits?: number })[]) {
  const now = new Date();
  const rows = counters.map(({ hits = 1, minutes, ...counter }) => ({
    key: keyOf(services, counter),
    hits,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  }));
  const hasEnded = lte(rateLimits.expiresAt, now);
  const windows = await services.db
    .insert(rateLimits)
    .values([...rows].sort((one, other) => (one.key < other.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${hasEnded} or excluded.hits = 0 then excluded.hits else ${rateLimits.hits} + excluded.hits end`,
        expiresAt: sql`case when ${hasEnded} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning();
  return rows.map(({ key }) => windows.find((window) => window.key === key));
}

/** Reads the windows of counters that have not ended, by key. */
async function readWindows(services: Services, counters: readonly CounterKey[]) {
  const keys = counters.map((counter) => keyOf(services, counter));
  const isOpen = and(inArray(rateLimits.key, keys), gt(rateLimits.expiresAt, new Date()));
  const windows = await services.db.select().from(rateLimits).where(isOpen);
  return new Map(windows.map((window) => [window.key, window]));
}

const keyOf = ({ secrets }: Services, { name, subject }: CounterKey) =>
  `${name}:${keyedHash(secrets.hashKeys[0], subject)}`;

/** Returns the seconds until a window ends, at least one. */
const secondsUntil = (end = new Date()): number =>
  Math.max(1, Math.ceil((end.getTime() - Date.now()) / 1000));

/** Formats a time to wait. */
export function formatWait(seconds: number): string {
  if (seconds <= 60) return '1 minuto';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`;
}
