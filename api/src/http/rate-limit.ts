import { DAY } from '@portal/contract/format/date';
import { siteOf } from '@portal/server-kit/network-of';
import { and, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { rateLimits } from '../db/schema/operations.ts';
import type { Services } from '../services.ts';
import { HttpError } from './http-error.ts';
import { keyedHash } from './secrets.ts';

/** Maximum `hits` per subject in a window of `minutes`. */
export type Limit = {
  name: string;
  hits: number;
  minutes: number;
  /** Of a limit by IP address: hits of the address's site (`siteOf`). */
  site?: number;
  /** Hits of the whole portal; an alert reports if they are nearly used up. */
  budget?: number;
  /** Beyond the limit, a subject has one hit a minute instead of none until the window ends. */
  isSlowed?: true;
};

/** A class or a family may share an address; a site with this many busy addresses is none. */
const ADDRESSES_PER_SITE = 10;

/** Builds the limit of a route by IP address and site and, with a budget, for the whole portal. */
export const byAddress = (
  name: string,
  { hits, minutes, ...more }: Pick<Limit, 'hits' | 'minutes' | 'budget' | 'isSlowed'>,
): Limit => ({ name: `${name}-ip`, hits, minutes, site: hits * ADDRESSES_PER_SITE, ...more });

/** Limits of the portal. Those without `byAddress` count an account, a CPF or an e-mail. */
export const limits = {
  // Twelve people behind one address must be able to log in, recover a password and register at the same time.
  loginAddress: byAddress('login', { hits: 40, minutes: 15, budget: 3_000, isSlowed: true }),
  lookupMinute: byAddress('lookup-minute', { hits: 40, minutes: 1 }),
  lookupDay: byAddress('lookup-day', { hits: 60, minutes: 24 * 60, budget: 30_000 }),
  lookupPerson: { name: 'lookup-person', hits: 5, minutes: 24 * 60 },
  /** Separate, so that registering and looking up a receipt on the same day do not exhaust one limit. */
  receiptCopy: { name: 'receipt-copy', hits: 5, minutes: 24 * 60 },
  verifiedPerson: { name: 'verified-person', hits: 10, minutes: 24 * 60 },
  /** Recoveries of one e-mail from one IP address, so that third parties do not exhaust the owner's limit. */
  resetAccount: { name: 'reset-account', hits: 3, minutes: 60 },
  resetAddress: byAddress('reset', { hits: 40, minutes: 60, budget: 1_000, isSlowed: true }),
  /** Mails with codes from any IP address: the window is a code's validity, so the owner always has a valid one. */
  resetMailbox: { name: 'reset-mailbox', hits: 2, minutes: 10 },
  /** Wrong codes for one e-mail from one IP address; `codeAddress` limits all codes of an IP address. */
  wrongCode: { name: 'wrong-code', hits: 5, minutes: 10 },
  codeAddress: byAddress('code', { hits: 40, minutes: 60, budget: 1_000, isSlowed: true }),
  ticket: byAddress('ticket', { hits: 60, minutes: 60, budget: 600, isSlowed: true }),
  interest: byAddress('interest', { hits: 60, minutes: 60, budget: 600, isSlowed: true }),
  /** Tickets, or interests, with the same e-mail or text. */
  sameContent: { name: 'same-content', hits: 5, minutes: 60, isSlowed: true },
  /** Registrations for one CPF or e-mail from one IP address: a family may share a mailbox. */
  registrationPerson: { name: 'registration-person', hits: 20, minutes: 60 },
  registrationMailbox: { name: 'registration-mailbox', hits: 30, minutes: 60 },
  /** Rejections of registrations that reveal something about a person. Accepted registrations ignore it. */
  revealingRefusal: byAddress('revealing-refusal', { hits: 60, minutes: 60, budget: 3_000 }),
  /** Places of one offer for one IP address before the unit has to compare documents. */
  offerShare: { name: 'offer-share', hits: 20, minutes: 24 * 60 },
  /** Receipt codes that were not issued. */
  unknownReceipt: byAddress('unknown-receipt', { hits: 60, minutes: 15, budget: 3_000 }),
  stopLink: byAddress('stop-link', { hits: 60, minutes: 15, budget: 3_000, isSlowed: true }),
  emailChange: { name: 'email-change', hits: 3, minutes: 60 },
  /** Printouts opened by one person, because their URLs work for anyone. */
  paper: { name: 'paper', hits: 60, minutes: 10 },
  paperDay: { name: 'paper-day', hits: 300, minutes: 24 * 60 },
  passwordChange: { name: 'password-change', hits: 5, minutes: 15 },
  // Audited operations of one account, so that no account can fill the audit log.
  accountLogin: { name: 'account-login', hits: 100, minutes: 24 * 60 },
  profileChange: { name: 'profile-change', hits: 20, minutes: 24 * 60 },
  sessionsEnd: { name: 'sessions-end', hits: 20, minutes: 24 * 60 },
  dataExport: { name: 'data-export', hits: 120, minutes: 60 },
  /** Audited exports: reopening the page within the hour is the same access. */
  recordedExport: { name: 'recorded-export', hits: 1, minutes: 60 },
  cancellation: { name: 'cancellation', hits: 20, minutes: 24 * 60 },
} satisfies Record<string, Limit>;

/** Counter of one subject in the window of a limit. */
export interface Counter {
  limit: Pick<Limit, 'name' | 'hits' | 'minutes'>;
  subject: string;
}

/** Services for counting; in a transaction's `db` a rollback undoes the hit. */
type CountingServices = Pick<Services, 'db' | 'secrets' | 'rateLimitFactor'>;

/** Wait of a rejected hit; null for an admitted one. */
type Rejection = { seconds: number } | null;

/**
 * Returns the counters of a hit, the narrowest first.
 * @param factor of limits by IP address
 */
function listCounters(limit: Limit, subject: string, factor: number): Counter[] {
  const { name, hits, minutes, site, budget } = limit;
  const scaled = (suffix: string, hits: number) => ({ name: name + suffix, hits: hits * factor, minutes });
  return [
    { limit: site === undefined ? { name, hits, minutes } : scaled('', hits), subject },
    ...(site === undefined ? [] : [{ limit: scaled('-site', site), subject: siteOf(subject) }]),
    ...(budget === undefined ? [] : [{ limit: scaled('-portal', budget), subject: '' }]),
  ];
}

/**
 * Counts one hit of the subject (an IP address, an e-mail, a CPF), stored only as a keyed hash.
 * @throws HttpError 429 with Retry-After once the limit is reached
 */
export async function consume(services: CountingServices, limit: Limit, subject: string): Promise<void> {
  const rejected = await countHit(services, limit, subject);
  if (rejected) throw tooManyRequests(rejected.seconds);
}

/**
 * Counts a lookup by an address and, if given, of a CPF.
 * @throws HttpError 429
 */
export async function countLookup(services: CountingServices, address: string, nif?: string): Promise<void> {
  await consume(services, limits.lookupMinute, address);
  await consume(services, limits.lookupDay, address);
  if (nif) await consume(services, limits.lookupPerson, nif);
}

/** Counts one hit of the subject. An address beyond its limit uses up neither its site nor the portal's budget. */
export async function countHit(
  services: CountingServices,
  limit: Limit,
  subject: string,
): Promise<Rejection> {
  const counters = listCounters(limit, subject, services.rateLimitFactor);
  const windows = await addHits(services, counters);
  const index = counters.findIndex((counter, place) => (windows[place]?.hits ?? 0) > counter.limit.hits);
  if (index < 0) return null;
  const wider = counters.slice(index + 1).map((counter) => ({ ...counter, hits: -1 }));
  if (wider.length > 0) await addHits(services, wider);
  if (!limit.isSlowed) return { seconds: secondsUntil(windows[index]?.expiresAt) };
  const [slow] = await addHits(services, [
    { limit: { name: `${limit.name}-slow`, hits: 1, minutes: 1 }, subject },
  ]);
  return slow && slow.hits > 1 ? { seconds: secondsUntil(slow.expiresAt) } : null;
}

/** Longest wait for an attempt, in minutes. */
const MAX_WAIT_MINUTES = 15;

/**
 * Counts an attempt. After `free` attempts each further one doubles the wait for the next. One statement, so that concurrent
 * attempts are counted one by one. The counter's window begins again when the next attempt is possible.
 * @returns the attempts in the window, and the seconds to wait of a rejected one; 0 for an admitted one
 */
export async function countAttempt(
  services: CountingServices,
  counter: Counter,
  free: number,
): Promise<{ hits: number; seconds: number }> {
  const now = new Date();
  const nextWindowEnd = new Date(now.getTime() + counter.limit.minutes * 60_000);
  const attempts = sql`case when ${lte(rateLimits.expiresAt, now)} then 1 else ${rateLimits.hits} + 1 end`;
  const windowEnd = (count: SQL) =>
    sql`${nextWindowEnd.toISOString()}::timestamptz + interval '1 minute' *
      case when ${count} < ${free}::int then 0 else least(power(2, least(${count} - ${free}::int, 9)), ${MAX_WAIT_MINUTES}) end`;
  const key = keyOf(services, counter);
  const [admitted] = await services.db
    .insert(rateLimits)
    .values({ key, hits: 1, expiresAt: windowEnd(sql`1`) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { hits: attempts, expiresAt: windowEnd(attempts) },
      setWhere: lte(rateLimits.expiresAt, nextWindowEnd),
    })
    .returning({ hits: rateLimits.hits });
  if (admitted) return { ...admitted, seconds: 0 };
  const window = (await readWindows(services, [counter])).get(key);
  const end = window && new Date(window.expiresAt.getTime() - counter.limit.minutes * 60_000);
  return { hits: window?.hits ?? 0, seconds: secondsUntil(end) };
}

/** Returns the remaining hits of the subject in its window. */
export async function hitsLeft(services: CountingServices, limit: Limit, subject: string): Promise<number> {
  const [window] = (await readWindows(services, [{ limit, subject }])).values();
  return Math.max(0, limit.hits - (window?.hits ?? 0));
}

/** Creates a 429 that allows a retry after the given seconds. @param words text with the time to wait */
export const tooManyRequests = (
  seconds: number,
  words = (wait: string) => `Muitas tentativas. Tente novamente em ${wait}.`,
) => new HttpError(429, words(formatWait(seconds)), {}, { 'retry-after': String(seconds) });

/** Refunds one hit of a subject that guessed right. */
export async function refundHit(services: CountingServices, limit: Limit, subject: string): Promise<void> {
  await addHits(services, listRefunds(services, limit, subject));
}

/** Returns the counters of a hit that is refunded, for {@link addHits}. */
export const listRefunds = ({ rateLimitFactor }: CountingServices, limit: Limit, subject: string) =>
  listCounters(limit, subject, rateLimitFactor).map((counter) => ({ ...counter, hits: -1 }));

/** Returns the used share of each budget of the portal, by limit. */
export async function readBudgets(services: CountingServices): Promise<{ limit: string; used: number }[]> {
  const budgets = Object.values<Limit>(limits).flatMap((limit) =>
    limit.budget ? listCounters(limit, '', services.rateLimitFactor).slice(-1) : [],
  );
  const windows = await readWindows(services, budgets);
  return budgets.map((counter) => ({
    limit: counter.limit.name.replace(/-portal$/, ''),
    used: (windows.get(keyOf(services, counter))?.hits ?? 0) / counter.limit.hits,
  }));
}

/** Clears the subject's hits once its identity is verified. */
export async function clearHits(
  services: CountingServices,
  limit: Counter['limit'],
  subject: string,
): Promise<void> {
  await services.db.delete(rateLimits).where(inArray(rateLimits.key, [keyOf(services, { limit, subject })]));
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

/** Window of a counter that has not ended. */
type Window = typeof rateLimits.$inferSelect;

/**
 * Adds hits, by default one, to counters in one statement; a window that has ended begins anew. Sorted by key, so that
 * concurrent statements do not block each other.
 * @param cleared counters without hits afterwards
 * @returns the windows in the order of the counters
 */
export async function addHits(
  services: CountingServices,
  counters: readonly (Counter & { hits?: number })[],
  cleared: readonly Counter[] = [],
): Promise<(Window | undefined)[]> {
  const { db } = services;
  const now = new Date();
  const rows = counters.map(({ hits = 1, ...counter }) => ({
    key: keyOf(services, counter),
    hits,
    expiresAt: new Date(now.getTime() + counter.limit.minutes * 60_000),
  }));
  const deletion = db.$with('cleared').as(
    db
      .delete(rateLimits)
      .where(
        inArray(
          rateLimits.key,
          cleared.map((counter) => keyOf(services, counter)),
        ),
      )
      .returning({ key: rateLimits.key }),
  );
  const hasEnded = lte(rateLimits.expiresAt, now);
  const windows = await (cleared.length > 0 ? db.with(deletion) : db)
    .insert(rateLimits)
    .values([...rows].sort((one, other) => (one.key < other.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${hasEnded} then excluded.hits else ${rateLimits.hits} + excluded.hits end`,
        expiresAt: sql`case when ${hasEnded} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning();
  return rows.map(({ key }) => windows.find((window) => window.key === key));
}

/** Reads the windows of counters that have not ended, by key. */
async function readWindows(services: CountingServices, counters: readonly Counter[]) {
  const keys = counters.map((counter) => keyOf(services, counter));
  const isOpen = and(inArray(rateLimits.key, keys), gt(rateLimits.expiresAt, new Date()));
  const windows = await services.db.select().from(rateLimits).where(isOpen);
  return new Map(windows.map((window) => [window.key, window]));
}

const keyOf = ({ secrets }: CountingServices, { limit, subject }: Counter) =>
  `${limit.name}:${keyedHash(secrets.hashKeys[0], subject)}`;

/** Returns the seconds until a window ends, at least one. */
export const secondsUntil = (end = new Date()): number =>
  Math.max(1, Math.ceil((end.getTime() - Date.now()) / 1000));

/** Formats a time to wait. */
export function formatWait(seconds: number): string {
  if (seconds <= 60) return '1 minuto';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`;
}
