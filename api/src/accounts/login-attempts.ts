import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/operations.ts';
import { tooManyRequests } from '../http/rate-limit.ts';
import { keyedHash } from '../http/secrets.ts';
import type { Services } from '../services.ts';

const minute = 60_000;
/** Tries are forgotten after an hour without one. */
const keptFor = 60 * minute;
const longestWait = 15 * minute;

/** So many tries at a password are free; each one after them doubles the wait. */
const freeAttempts = 5;
/** Where an account has met so many tries from anywhere, an address that is new to it gets one for free instead. */
const suspiciousCount = 25;

/** The tries of one key so far: the next one is taken from `openAt` on. */
export type Attempts = { count: number; openAt: Date };

/** Whether a try is taken now, and what is then remembered; refused, it may be made again at `openAt`. */
export function decideAttempt(
  attempts: Attempts,
  now: Date,
  free: number,
): { kind: 'taken'; next: Attempts } | { kind: 'refused'; openAt: Date } {
  if (attempts.openAt > now) return { kind: 'refused', openAt: attempts.openAt };
  const isForgotten = now.getTime() - attempts.openAt.getTime() >= keptFor;
  const count = (isForgotten ? 0 : attempts.count) + 1;
  const wait = count < free ? 0 : Math.min(2 ** (count - free) * minute, longestWait);
  return { kind: 'taken', next: { count, openAt: later(now, wait) } };
}

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** Who tries a password: the account is named by the e-mail that was typed, whether there is one or not. */
export type LoginAttempt = { email: string; address: string; device: string | null };

/**
 * Counts a try before the password is looked at. A device that the account knows has tries of its own, so that nobody
 * elsewhere uses them up; anybody else shares those of their address at this account. No number of wrong passwords
 * closes an account: an address that has not tried yet always gets a try.
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

/** Forgets the tries of somebody who got in. */
export async function clearLoginAttempts(services: Services, attempt: LoginAttempt): Promise<void> {
  for (const key of [deviceKey(services, attempt), addressKey(services, attempt)]) {
    if (key) await services.db.delete(rateLimits).where(isRow(key));
  }
}

/** Takes a try of a key; gives the moment from which there is one again, or null where it was taken. */
async function takeAttempt(services: Services, key: string, free: number): Promise<Date | null> {
  return services.db.transaction(async (tx) => {
    const decision = decideAttempt(await lockAttempts(tx, services.now(), key), services.now(), free);
    if (decision.kind === 'refused') return decision.openAt;
    const { count, openAt } = decision.next;
    await tx
      .update(rateLimits)
      .set({ hits: count, expiresAt: later(openAt, keptFor) })
      .where(isRow(key));
    return null;
  });
}

async function attemptsOf(services: Services, key: string): Promise<number> {
  const [row] = await services.db.select().from(rateLimits).where(isRow(key));
  return row && row.expiresAt > services.now() ? row.hits : 0;
}

/** The row of a key, locked: tries that come at once are counted one after the other. */
async function lockAttempts(db: Database, now: Date, key: string): Promise<Attempts> {
  await db
    .insert(rateLimits)
    .values({ key, windowStart, hits: 0, expiresAt: later(now, keptFor) })
    .onConflictDoNothing();
  const [row] = await db.select().from(rateLimits).where(isRow(key)).for('update');
  return row ? { count: row.hits, openAt: later(row.expiresAt, -keptFor) } : { count: 0, openAt: now };
}

/** The tries of a key are one row among the limits', whose window has no fixed start. */
const windowStart = new Date(0);
const isRow = (key: string) => and(eq(rateLimits.key, key), eq(rateLimits.windowStart, windowStart));

const deviceKey = (services: Services, { email, device }: LoginAttempt) =>
  device && keyOf(services, 'device', email, device);
const addressKey = (services: Services, { email, address }: LoginAttempt) =>
  keyOf(services, 'address', email, address);
const keyOf = (services: Services, ...parts: string[]) =>
  `login:${keyedHash(services.secrets.hashKey, parts.join('\n'))}`;
