import { limiter, refusal, tooManyRequests } from '../http/rate-limit.ts';
import { keyedHash } from '../http/secrets.ts';
import type { Services } from '../services.ts';

/** Number of password attempts without a wait; each further one doubles the wait. */
const freeAttempts = 5;
/** After this many attempts at an account from all addresses, a new address gets one attempt without a wait. */
const suspiciousCount = 25;
const longestWait = 15;

/** Minutes to wait after so many attempts, of which some are free. */
export const waitAfter = (count: number, free: number): number =>
  count < free ? 0 : Math.min(2 ** (count - free), longestWait);

/** Attempts are forgotten after an hour without one. */
const attemptsLimit = { name: 'login', hits: 0, minutes: 60 };
/** One attempt in a wait, whose length is told each time. */
const waitLimit = { name: 'login-wait', hits: 1, minutes: 0 };

/** An attempt to log in. `email` is as typed, whether or not it has an account. */
export type LoginAttempt = { email: string; address: string; device: string | null };

/**
 * Counts an attempt before the password is checked. A known device of the account has a counter of its own, so that
 * nobody elsewhere can use it up; all others count by network address and account. No number of wrong passwords locks
 * an account: an address without attempts always gets one.
 * @throws HttpError 429 with Retry-After
 */
export async function admitLogin(services: Services, attempt: LoginAttempt): Promise<void> {
  const device = deviceKey(services, attempt);
  if (device && (await takeAttempt(services, device, freeAttempts)) === null) return;
  const account = keyOf(services, 'account', attempt.email);
  const attempts = await limiter(services.db, attemptsLimit).get(account);
  const free = (attempts?.consumedPoints ?? 0) < suspiciousCount ? freeAttempts : 1;
  const refused = await takeAttempt(services, addressKey(services, attempt), free);
  if (refused) throw tooManyRequests(refused.seconds);
  await takeAttempt(services, account, Number.POSITIVE_INFINITY);
}

/** Clears the counters after a successful log-in. */
export async function clearLoginAttempts(services: Services, attempt: LoginAttempt): Promise<void> {
  for (const key of [deviceKey(services, attempt), addressKey(services, attempt)]) {
    if (!key) continue;
    await limiter(services.db, attemptsLimit).delete(key);
    await limiter(services.db, waitLimit).delete(key);
  }
}

/**
 * Counts one attempt of a key. The first change locks the key's row, so that simultaneous attempts are counted one after
 * the other, and the transaction undoes the count of a refused one.
 * @returns null when it is accepted, else how long the next one has to wait
 */
const takeAttempt = (services: Services, key: string, free: number) =>
  refusal(
    services.db.transaction(async (tx) => {
      const attempts = limiter(tx, attemptsLimit);
      const { consumedPoints } = await attempts.penalty(key);
      const wait = waitAfter(consumedPoints, free) * 60;
      if (wait > 0) await limiter(tx, waitLimit).consume(key, 1, { customDuration: wait });
      await attempts.set(key, consumedPoints, wait + attemptsLimit.minutes * 60);
    }),
  );

const deviceKey = (services: Services, { email, device }: LoginAttempt) =>
  device && keyOf(services, 'device', email, device);
const addressKey = (services: Services, { email, address }: LoginAttempt) =>
  keyOf(services, 'address', email, address);
const keyOf = (services: Services, ...parts: string[]) =>
  keyedHash(services.secrets.hashKeys[0], parts.join('\n'));
