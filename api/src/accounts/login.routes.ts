import { login } from '@portal/contract/endpoints/accounts';
import { logout } from '@portal/contract/endpoints/logout';
import { normaliseEmail } from '@portal/contract/validators/email';
import { siteOf } from '@portal/server-kit/network-of';
import { logSecurityEvent } from '@portal/server-kit/security-event';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { HttpError } from '../http/http-error.ts';
import {
  addHits,
  type Counter,
  clearHits,
  consume,
  countAttempt,
  limits,
  listRefunds,
  secondsUntil,
  tooManyRequests,
} from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { accountByEmail, rehashPassword } from './accounts.repository.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import {
  closeSession,
  deviceName,
  isKnownDevice,
  openSession,
  rememberDevice,
} from './sessions.repository.ts';

/** Registers login and logout (B 2.6, B 7). Unknown e-mails and wrong passwords get equal responses in equal time. */
export const loginRoutes: RouteGroup = (app) => {
  route(app, login, async ({ body, headers, request }) => {
    const email = normaliseEmail(body.email);
    const account = await accountByEmail(app.db, email);
    const given = headers['x-device'];
    const device = (await isKnownDevice(app, given, account?.personId)) ? (given ?? null) : null;
    const { cleared, refunds } = await admitLogin(app, { email, network: request.network, device });
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
    const { personId, full_name, passwordHash } = account;
    const logins = { limit: limits.accountLogin, subject: String(personId) };
    const [counted] = await addHits(app, [logins, ...refunds], cleared);
    if (counted && counted.hits > limits.accountLogin.hits)
      throw tooManyRequests(secondsUntil(counted.expiresAt));
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
    return { data: { user: { id: personId, full_name: full_name }, ...opened } };
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

/** Number of attempts without a wait. */
const FREE_ATTEMPTS = 5;
/** Number of attempts at an account from all sites after which a new site gets only one without a wait. */
const SUSPICIOUS_ATTEMPTS = 25;
const UNLIMITED_ATTEMPTS = 1_000_000;

/** Attempts at one account: from one site, from one known device and in total. Forgotten after an hour without one. */
const attempts = (what: 'site' | 'device' | 'account', ...parts: string[]): Counter => ({
  limit: { name: `login-${what}`, hits: UNLIMITED_ATTEMPTS, minutes: 60 },
  subject: parts.join('\n'),
});
const attemptsOfSite = (email: string, network: string) => attempts('site', email, siteOf(network));

/** Attempt to log in. `email` is as typed, even without an account; `device` is known to have logged in before. */
type LoginAttempt = { email: string; network: string; device: string | null };

/**
 * Counts an attempt before the password is checked. A known device of the account has its own counter, which third
 * parties cannot exhaust; all others count by network, and by site and account. Wrong passwords never lock an account: a
 * site without attempts always gets one.
 * @returns the counters whose hits the right password clears, and the budgets that it gets back
 * @throws HttpError 429 with Retry-After
 */
async function admitLogin(services: Services, { email, network, device }: LoginAttempt) {
  const cleared = [attemptsOfSite(email, network)];
  if (device) {
    const own = attempts('device', email, device);
    cleared.push(own);
    const { seconds } = await countAttempt(services, own, FREE_ATTEMPTS);
    if (seconds === 0) return { cleared, refunds: [] };
  } else {
    await consume(services, limits.loginAddress, network);
  }
  const account = attempts('account', email);
  const total = await countAttempt(services, account, UNLIMITED_ATTEMPTS);
  const free = total.hits > SUSPICIOUS_ATTEMPTS ? 1 : FREE_ATTEMPTS;
  const { seconds } = await countAttempt(services, attemptsOfSite(email, network), free);
  if (seconds > 0) {
    await addHits(services, [{ ...account, hits: -1 }]);
    throw tooManyRequests(seconds);
  }
  return { cleared, refunds: device ? [] : listRefunds(services, limits.loginAddress, network) };
}

/** Ends the wait of a site whose visitor has proved to own the e-mail. */
export const clearLoginAttempts = (services: Services, email: string, network: string): Promise<void> => {
  const { limit, subject } = attemptsOfSite(email, network);
  return clearHits(services, limit, subject);
};
