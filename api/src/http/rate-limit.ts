import { DAY } from '@portal/contract/format/date';
import { siteOf } from '@portal/server-kit/network-of';
import { gt, lt, or } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
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
interface Counter {
  limit: Limit;
  subject: string;
}

/**
 * Returns the counters of a hit, the narrowest first, so that an address beyond its limit uses up no other.
 * @param factor of limits by IP address
 */
export function listCounters(limit: Limit, subject: string, factor: number): Counter[] {
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
  const refused = await countHit(services, limit, subject);
  if (refused) throw tooManyRequests(refused.seconds);
}

/** Services for counting; in a transaction's `db` a rollback undoes the hit. */
type CountingServices = Pick<Services, 'db' | 'secrets' | 'rateLimitFactor'>;

/**
 * Counts a lookup by an address and, if given, of a CPF.
 * @throws HttpError 429
 */
export async function countLookup(services: CountingServices, address: string, nif?: string): Promise<void> {
  await consume(services, limits.lookupMinute, address);
  await consume(services, limits.lookupDay, address);
  if (nif) await consume(services, limits.lookupPerson, nif);
}

/** Counts one hit of the subject. @returns the wait of a rejected hit; null for an admitted one */
export async function countHit(
  services: CountingServices,
  limit: Limit,
  subject: string,
): ReturnType<typeof refusal> {
  const count = ({ limit, subject }: Counter) =>
    refusal(limiter(services.db, limit).consume(hashOf(services, subject)));
  for (const counter of listCounters(limit, subject, services.rateLimitFactor)) {
    const refused = await count(counter);
    if (!refused) continue;
    const slow = { name: `${limit.name}-slow`, hits: 1, minutes: 1 };
    return limit.isSlowed ? count({ limit: slow, subject }) : refused;
  }
  return null;
}

/** Returns the remaining hits of the subject in its window. */
export async function hitsLeft(services: CountingServices, limit: Limit, subject: string): Promise<number> {
  const window = await limiter(services.db, limit).get(hashOf(services, subject));
  return window ? Math.max(0, window.remainingPoints) : limit.hits;
}

/** Creates a counter in the database that all replicas share; a rollback undoes its hits. */
export const limiter = (db: Database, { name, hits, minutes }: Limit) =>
  new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points: hits,
    duration: minutes * 60,
    // Housekeeping clears expired rows.
    clearExpiredByTimeout: false,
  });

/** Returns the wait of a rejected hit; null for an admitted one. */
export async function refusal(hit: Promise<unknown>): Promise<{ seconds: number } | null> {
  try {
    await hit;
    return null;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return { seconds: Math.ceil(reason.msBeforeNext / 1000) };
    throw reason;
  }
}

/** Creates a 429 that allows a retry after the given seconds. @param words text with the time to wait */
export const tooManyRequests = (
  seconds: number,
  words = (wait: string) => `Muitas tentativas. Tente novamente em ${wait}.`,
) => new HttpError(429, words(formatWait(seconds)), {}, { 'retry-after': String(seconds) });

/** Refunds one hit of a subject that guessed right. */
export async function refundHit(services: Services, limit: Limit, subject: string): Promise<void> {
  for (const counter of listCounters(limit, subject, services.rateLimitFactor))
    await limiter(services.db, counter.limit).reward(hashOf(services, counter.subject));
}

/** Returns the used share of each budget of the portal, by limit. */
export async function readBudgets(services: Services): Promise<{ limit: string; used: number }[]> {
  const used = async (limit: Limit & { budget: number }) => {
    const counter = listCounters(limit, '', services.rateLimitFactor).at(-1) as Counter;
    const window = await limiter(services.db, counter.limit).get(hashOf(services, counter.subject));
    return { limit: limit.name, used: (window?.consumedPoints ?? 0) / counter.limit.hits };
  };
  const all: Limit[] = Object.values(limits);
  return Promise.all(all.flatMap(({ budget, ...limit }) => (budget ? used({ ...limit, budget }) : [])));
}

/** Clears the subject's hits once its identity is verified. */
export async function clearHits(services: Services, limit: Limit, subject: string): Promise<void> {
  await limiter(services.db, limit).delete(hashOf(services, subject));
}

/** Longer than any window: a later end comes from a process whose clock was ahead. */
const MAX_WINDOW_MS = 2 * DAY;

/** Deletes expired windows, and those that only a wrong clock can have opened. */
export async function deletePassedWindows(services: Services): Promise<void> {
  const now = services.now();
  const latest = new Date(now.getTime() + MAX_WINDOW_MS);
  await services.db.delete(rateLimits).where(or(lt(rateLimits.expire, now), gt(rateLimits.expire, latest)));
}

const hashOf = (services: Pick<Services, 'secrets'>, subject: string) =>
  keyedHash(services.secrets.hashKeys[0], subject);

/** Formats a time to wait. */
export function formatWait(seconds: number): string {
  if (seconds <= 60) return '1 minuto';
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`;
}
