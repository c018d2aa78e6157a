import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/operations.ts';
import { tooManyRequests } from '../http/rate-limit.ts';
import { keyedHash } from '../http/secrets.ts';
import type { Services } from '../services.ts';

const minute = 60_000;
/** Attempts are forgotten after an hour without one. */
const lifetime = 60 * minute;
const longestWait = 15 * minute;

/** Number of password attempts without a wait; each further one doubles the wait. */
const freeAttempts = 5;
/** After this many attempts at an account from all addresses, a new address gets one attempt without a wait. */
const suspiciousCount = 25;

/** The attempts of one key so far; the next one is accepted from `openAt` on. */
export type Attempts = { count: number; openAt: Date };

/** Decides whether an attempt is accepted now, and the count to store; a refused one may be repeated at `openAt`. */
export function decideAttempt(
  attempts: Attempts,
  now: Date,
  free: number,
): { kind: 'taken'; next: Attempts } | { kind: 'refused'; openAt: Date } {
  if (attempts.openAt > now) return { kind: 'refused', openAt: attempts.openAt };
  const isForgotten = now.getTime() - attempts.openAt.getTime() >= lifetime;
  const count = (isForgotten ? 0 : attempts.count) + 1;
  const wait = count < free ? 0 : Math.min(2 ** (count - free) * minute, longestWait);
  return { kind: 'taken', next: { count, openAt: later(now, wait) } };
}

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** An attempt to log in. `email` is as typed, whether or not it has an account. */
export type LoginAttempt = { email: string; address: string; device: string | null };

/**
 * Counts an attempt before the password is checked. A known device of the account has a counter of its own, so that
 * nobody elsewhere can use it up; all others count by network address and account. No number of wrong passwords locks
 * an account: an address without attempts always gets one.
 * @throws AnswerError 429 with Retry-After
 */
export async function admitLogin(services: Services, attempt: LoginAttempt): Promise<void> {
  const device = deviceKey(services, attempt);
  if (device && (await takeAttempt(services, device, freeAttempts)) === null) return;
  const account = keyOf(services, 'account', attempt.email);
  const free = (await attemptsOf(services, account)) < suspiciousCount ? freeAttempts : 1;
  const openAt = await takeAttempt(services, addressKey(services, attempt), free);
  if (openAt) throw tooManyRequests(Math.ceil((openAt.getTime() - services.now().getTime()) / 1000));
  await takeAttempt(services, account, Number.POSITIVE_INFINITY);
}

/** Clears the counters after a successful log-in. */
export async function clearLoginAttempts(services: Services, attempt: LoginAttempt): Promise<void> {
  for (const key of [deviceKey(services, attempt), addressKey(services, attempt)]) {
    if (key) await services.db.delete(rateLimits).where(isRow(key));
  }
}

/** Counts one attempt of a key. @returns null when it is accepted, else the moment of the next possible one */
async function takeAttempt(services: Services, key: string, free: number): Promise<Date | null> {
  return services.db.transaction(async (tx) => {
    const decision = decideAttempt(await lockAttempts(tx, services.now(), key), services.now(), free);
    if (decision.kind === 'refused') return decision.openAt;
    const { count, openAt } = decision.next;
    await tx
      .update(rateLimits)
      .set({ hits: count, expiresAt: later(openAt, lifetime) })
      .where(isRow(key));
    return null;
  });
}

async function attemptsOf(services: Services, key: string): Promise<number> {
  const [row] = await services.db.select().from(rateLimits).where(isRow(key));
  return row && row.expiresAt > services.now() ? row.hits : 0;
}

/** The row of a key, locked, so that simultaneous attempts are counted one after the other. */
async function lockAttempts(db: Database, now: Date, key: string): Promise<Attempts> {
  await db
    .insert(rateLimits)
    .values({ key, windowStart, hits: 0, expiresAt: later(now, lifetime) })
    .onConflictDoNothing();
  const [row] = await db.select().from(rateLimits).where(isRow(key)).for('update');
  return row ? { count: row.hits, openAt: later(row.expiresAt, -lifetime) } : { count: 0, openAt: now };
}

/** Attempts are stored in the table of rate limits, in a row whose window has no fixed start. */
const windowStart = new Date(0);
const isRow = (key: string) => and(eq(rateLimits.key, key), eq(rateLimits.windowStart, windowStart));

const deviceKey = (services: Services, { email, device }: LoginAttempt) =>
  device && keyOf(services, 'device', email, device);
const addressKey = (services: Services, { email, address }: LoginAttempt) =>
  keyOf(services, 'address', email, address);
const keyOf = (services: Services, ...parts: string[]) =>
  `login:${keyedHash(services.secrets.hashKey, parts.join('\n'))}`;
