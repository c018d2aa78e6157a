import { login } from '@portal/shared/contract/auth';
import { logout } from '@portal/shared/contract/logout';
import { AnswerError } from '../../answer-error.ts';
import { route } from '../../route.ts';
import { accountByEmail, normalEmail, setPassword } from '../../services/accounts.ts';
import { record } from '../../services/audit.ts';
import { hashPassword, needsRehash, verifyPassword } from '../../services/passwords.ts';
import { consume, forgive, limits } from '../../services/rate-limit.ts';
import { closeSession, openSession } from '../../services/sessions.ts';
import type { RouteGroup } from '../route-group.ts';

/** Login and logout (B 2.6, B 7). An unknown e-mail and a wrong password answer alike, and as slowly. */
export const loginRoutes: RouteGroup = (app) => {
  route(app, login, async ({ body, request }) => {
    const email = normalEmail(body.email);
    await consume(app, limits.loginAddress, request.ip);
    await consume(app, limits.loginAccount, email);
    const account = await accountByEmail(app.db, email);
    const right = await verifyPassword(body.password, account?.passwordHash);
    if (!account?.passwordHash || !right) {
      await record(
        app.db,
        app.now(),
        'anonymous',
        'login-failed',
        account ? `person:${account.personId}` : 'unknown',
      );
      throw new AnswerError(401, 'E-mail ou senha inválidos.');
    }
    await forgive(app, limits.loginAccount, email);
    const { personId, fullName, passwordHash } = account;
    const rehashed = needsRehash(passwordHash) ? await hashPassword(body.password) : null;
    const token = await app.db.transaction(async (tx) => {
      if (rehashed) await setPassword(tx, app.now(), personId, rehashed);
      await record(tx, app.now(), `person:${personId}`, 'login', `person:${personId}`);
      return openSession(tx, app.now(), personId);
    });
    return { data: { user: { id: personId, full_name: fullName }, token } };
  });

  route(app, logout, async ({ session }) => {
    await app.db.transaction(async (tx) => {
      await closeSession(tx, session);
      await record(tx, app.now(), `person:${session.personId}`, 'logout', `person:${session.personId}`);
    });
    return { data: null, message: 'Sessão encerrada.' };
  });
};
