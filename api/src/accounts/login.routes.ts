import { login } from '@portal/contract/endpoints/accounts';
import { logout } from '@portal/contract/endpoints/logout';
import { logSecurityEvent } from '@portal/server-kit/security-event';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { HttpError } from '../http/http-error.ts';
import { consume, limiter, limits, refundHit, refusal, tooManyRequests } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { keyedHash } from '../http/secrets.ts';
import { normaliseEmail } from '../mail/email.ts';
import type { Services } from '../services.ts';
import { accountByEmail, rehashPassword } from './accounts.repository.ts';
import { deviceName, isKnownDevice, rememberDevice } from './known-devices.repository.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import { closeSession, openSession } from './sessions.repository.ts';

/** Registers login and logout (B 2.6, B 7). Unknown e-mails and wrong passwords get equal responses in equal time. */
export const loginRoutes: RouteGroup = (app) => {
  route(app, login, async ({ body, headers, request }) => {
    const email = normaliseEmail(body.email);
    const account = await accountByEmail(app.db, email);
    const given = headers['x-device'];
    const device = (await isKnownDevice(app, given, account?.personId)) ? (given ?? null) : null;
    const attempt = { email, address: request.network, device };
    // A known device has its own attempts, which other users of the IP address cannot exhaust.
    if (!device) await consume(app, limits.loginAddress, request.network);
    await admitLogin(app, attempt);
    const right = await verifyPassword(body.password, account?.passwordHash, app.passwordCost);
    if (!account?.passwordHash || !right) {
      await writeAuditEntry(
        app.db,
        app.now(),
        'anonymous',
        'login-failed',
        account ? `person:${account.personId}` : 'unknown',
      );
      logSecurityEvent(request.log, { security: 'login-failed', account: account ? 'known' : 'unknown' });
      throw new HttpError(401, 'E-mail ou senha inválidos.');
    }
    if (!device) await refundHit(app, limits.loginAddress, request.network);
    await clearLoginAttempts(app, attempt);
    const { personId, fullName, passwordHash } = account;
    await consume(app, limits.accountLogin, String(personId));
    const rehashed = needsRehash(passwordHash, app.passwordCost)
      ? await hashPassword(body.password, app.passwordCost)
      : null;
    const opened = await app.db.transaction(async (tx) => {
      if (rehashed) await rehashPassword(tx, personId, rehashed);
      await writeAuditEntry(tx, app.now(), `person:${personId}`, 'login', `person:${personId}`);
      return {
        token: await openSession(tx, app.now(), personId, deviceName(request.headers['user-agent'])),
        device: await rememberDevice(tx, app.now(), given, personId),
      };
    });
    return { data: { user: { id: personId, full_name: fullName }, ...opened } };
  });

  route(app, logout, async ({ session }) => {
    await app.db.transaction(async (tx) => {
      await closeSession(tx, session);
      await writeAuditEntry(
        tx,
        app.now(),
        `person:${session.personId}`,
        'logout',
        `person:${session.personId}`,
      );
    });
    return { data: null, message: 'Sessão encerrada.' };
  });
};

/** Number of attempts without a wait; each further one doubles the wait. */
const FREE_ATTEMPTS = 5;
/** Number of attempts at an account from all IP addresses after which a new IP address gets only one without a wait. */
const SUSPICIOUS_ATTEMPTS = 25;
const MAX_WAIT_MINUTES = 15;

/** Returns the minutes to wait after some attempts. */
export const waitAfter = (count: number, free: number): number =>
  count < free ? 0 : Math.min(2 ** (count - free), MAX_WAIT_MINUTES);

/** Attempts expire after an hour without one. */
const attemptsLimit = { name: 'login', hits: 0, minutes: 60 };
/** One attempt per wait; each call sets the length. */
const waitLimit = { name: 'login-wait', hits: 1, minutes: 0 };

/** Attempt to log in. `email` is as typed, even without an account. */
export type LoginAttempt = { email: string; address: string; device: string | null };

/**
 * Counts an attempt before the password is checked. A known device of the account has its own counter, which third
 * parties cannot exhaust; all others count by IP address and account. Wrong passwords never lock an account: an
 * IP address without attempts always gets one.
 * @throws HttpError 429 with Retry-After
 */
async function admitLogin(services: Services, attempt: LoginAttempt): Promise<void> {
  const device = deviceKey(services, attempt);
  if (device && (await countAttempt(services, device, FREE_ATTEMPTS)) === null) return;
  const account = createKey(services, 'account', attempt.email);
  const attempts = await limiter(services.db, attemptsLimit).get(account);
  const free = (attempts?.consumedPoints ?? 0) < SUSPICIOUS_ATTEMPTS ? FREE_ATTEMPTS : 1;
  const refused = await countAttempt(services, addressKey(services, attempt), free);
  if (refused) throw tooManyRequests(refused.seconds);
  await countAttempt(services, account, Number.POSITIVE_INFINITY);
}

/** Clears the counters after a successful login. */
export async function clearLoginAttempts(services: Services, attempt: LoginAttempt): Promise<void> {
  for (const key of [deviceKey(services, attempt), addressKey(services, attempt)]) {
    if (!key) continue;
    await limiter(services.db, attemptsLimit).delete(key);
    await limiter(services.db, waitLimit).delete(key);
  }
}

/**
 * Counts one attempt of a key. The first statement locks the key's row, which serialises concurrent attempts; the
 * transaction rolls back a rejected attempt.
 * @returns null if accepted, otherwise the wait
 */
const countAttempt = (services: Services, key: string, free: number) =>
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
  device && createKey(services, 'device', email, device);
const addressKey = (services: Services, { email, address }: LoginAttempt) =>
  createKey(services, 'address', email, address);
const createKey = (services: Services, ...parts: string[]) =>
  keyedHash(services.secrets.hashKeys[0], parts.join('\n'));
