import { login } from '@portal/contract/endpoints/accounts';
import { logout } from '@portal/contract/endpoints/logout';
import { normaliseEmail } from '@portal/contract/validators/email';
import { siteOf } from '@portal/server-kit/network-of';
import { logSecurityEvent } from '@portal/server-kit/security-event';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { HttpError } from '../http/http-error.ts';
import { limits } from '../http/limits.ts';
import { consumeAll, type Hit } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { findLogin, rehashPassword } from './accounts.repository.ts';
import { deviceName } from './devices.repository.ts';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
import { closeSession, openSession } from './sessions.repository.ts';

/** Registers login and logout (B 2.6, B 7). Unknown e-mails and wrong passwords get equal responses in equal time. */
export const loginRoutes: RouteGroup = (app) => {
  route(app, login, async ({ body, headers, request }) => {
    const email = normaliseEmail(body.email);
    const account = await findLogin(app, email, headers['x-device']);
    const attempt: Hit[] = account?.device
      ? [[limits.loginDevice, `${email} ${account.device}`]]
      : [attemptOfSite(email, request.network), [limits.loginAddress, request.network]];
    await consumeAll(app, attempt);

    const isRight = await verifyPassword(body.password, account?.passwordHash, app.passwordCost);
    if (!account?.passwordHash || !isRight) {
      const target = account ? `person:${account.personId}` : 'unknown';
      await writeAuditEntry(app.db, app.now(), 'anonymous', 'login-failed', target);
      logSecurityEvent(request.log, { security: 'login-failed', account: account ? 'known' : 'unknown' });
      throw new HttpError(401, 'E-mail ou senha inválidos.');
    }

    const { personId, full_name, passwordHash } = account;
    const rehashed = needsRehash(passwordHash, app.passwordCost)
      ? await hashPassword(body.password, app.passwordCost)
      : null;
    await consumeAll(app, [[limits.accountLogin, String(personId)]], attempt);
    const opened = await app.db.transaction(async (db) => {
      if (rehashed) await rehashPassword(db, personId, rehashed);
      await writeAuditEntry(db, app.now(), `person:${personId}`, 'login');
      const name = deviceName(request.headers['user-agent']);
      return openSession(db, app.now(), personId, { name, token: headers['x-device'] });
    });
    return { data: { user: { id: personId, full_name }, ...opened } };
  });

  route(app, logout, async ({ session }) => {
    const person = `person:${session.personId}` as const;
    await app.db.transaction(async (tx) => {
      await closeSession(tx, session);
      await writeAuditEntry(tx, app.now(), person, 'logout');
    });
    return { data: null, message: 'Sessão encerrada.' };
  });
};

/** Hit of an attempt at an e-mail, even without an account: counts all addresses of a site. */
export const attemptOfSite = (email: string, network: string): Hit => [
  limits.loginSite,
  `${email} ${siteOf(network)}`,
];
