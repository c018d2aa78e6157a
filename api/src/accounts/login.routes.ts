import { login } from '@portal/contract/endpoints/accounts';
import { logout } from '@portal/contract/endpoints/logout';
import { logSecurityEvent } from '@portal/server-kit/security-event';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { HttpError } from '../http/http-error.ts';
import { consume, limits, refundHit } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { normaliseEmail } from '../mail/email.ts';
import { accountByEmail, rehashPassword } from './accounts.repository.ts';
import { deviceName } from './device-name.ts';
import { isKnownDevice, rememberDevice } from './known-devices.repository.ts';
import { admitLogin, clearLoginAttempts } from './login-attempts.ts';
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
