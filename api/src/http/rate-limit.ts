import { DAY } from '@portal/contract/format/day';
import { gt, lt, or } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/operations.ts';
import type { Services } from '../services.ts';
import { keyedHash } from './hashes.ts';
import { HttpError } from './http-error.ts';

/** Maximum `hits` per subject in a window of `minutes`. */
export type Limit = { name: string; hits: number; minutes: number };

/** Limits of the portal. Names ending in "ip" count an IP address, the others an account or a CPF. */
export const limits = {
  loginAddress: { name: 'login-ip', hits: 20, minutes: 15 },
  lookupMinute: { name: 'lookup-minute-ip', hits: 10, minutes: 1 },
  lookupDay: { name: 'lookup-day-ip', hits: 60, minutes: 24 * 60 },
  lookupPerson: { name: 'lookup-person', hits: 5, minutes: 24 * 60 },
  /** Separate, so that registering and looking up a receipt on the same day do not exhaust one limit. */
  receiptCopy: { name: 'receipt-copy', hits: 5, minutes: 24 * 60 },
  verifiedPerson: { name: 'verified-person', hits: 10, minutes: 24 * 60 },
  /** Recoveries of one e-mail from one IP address, so that third parties do not exhaust the owner's limit. */
  resetAccount: { name: 'reset-account', hits: 3, minutes: 60 },
  resetAddress: { name: 'reset-ip', hits: 20, minutes: 60 },
  /** Mails with codes from any IP address: the window is a code's validity, so the owner always has a valid one. */
  resetMailbox: { name: 'reset-mailbox', hits: 2, minutes: 10 },
  /** Wrong codes for one e-mail from one IP address; `codeAddress` limits all codes of an IP address. */
  wrongCode: { name: 'wrong-code', hits: 5, minutes: 10 },
  codeAddress: { name: 'code-ip', hits: 30, minutes: 60 },
  ticket: { name: 'ticket-ip', hits: 5, minutes: 60 },
  interest: { name: 'interest-ip', hits: 5, minutes: 60 },
  /** Registrations for one CPF or e-mail from one IP address: a family may share a mailbox. */
  registrationPerson: { name: 'registration-person', hits: 20, minutes: 60 },
  registrationMailbox: { name: 'registration-mailbox', hits: 30, minutes: 60 },
  /** Rejections of registrations that reveal something about a person. Accepted registrations ignore it. */
  revealingRefusal: { name: 'revealing-refusal-ip', hits: 60, minutes: 60 },
  /** Places of one offer for one IP address before the unit has to compare documents. */
  offerShare: { name: 'offer-share-ip', hits: 20, minutes: 24 * 60 },
  /** Receipt codes that were not issued. */
  unknownReceipt: { name: 'unknown-receipt-ip', hits: 60, minutes: 15 },
  stopLink: { name: 'stop-link-ip', hits: 60, minutes: 15 },
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
} as const satisfies Record<string, Limit>;

/**
 * Counts one hit of the subject (an IP address, an e-mail, a CPF), stored only as a keyed hash.
 * @throws HttpError 429 with Retry-After once the limit is reached
 */
export async function consume(services: Counter, limit: Limit, subject: string): Promise<void> {
  const refused = await countHit(services, limit, subject);
  if (refused) throw tooManyRequests(refused.seconds);
}

/** Services for counting; in a transaction's `db` a rollback undoes the hit. */
type Counter = Pick<Services, 'db' | 'secrets' | 'rateLimitFactor'>;

/**
 * Counts a lookup by an address and, if given, of a CPF.
 * @throws HttpError 429
 */
export async function countLookup(services: Counter, address: string, nif?: string): Promise<void> {
  await consume(services, limits.lookupMinute, address);
  await consume(services, limits.lookupDay, address);
  if (nif) await consume(services, limits.lookupPerson, nif);
}

/** Counts one hit of the subject. @returns the wait of a rejected hit; null for an admitted one */
export function countHit(services: Counter, limit: Limit, subject: string): ReturnType<typeof refusal> {
  const hits = limit.name.endsWith('ip') ? limit.hits * services.rateLimitFactor : limit.hits;
  return refusal(limiter(services.db, { ...limit, hits }).consume(hashOf(services, subject)));
}

/** Returns the remaining hits of the subject in its window. */
export async function hitsLeft(services: Counter, limit: Limit, subject: string): Promise<number> {
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
  await limiter(services.db, limit).reward(hashOf(services, subject));
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
