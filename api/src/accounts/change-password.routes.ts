import { changePassword } from '@portal/contract/endpoints/accounts';
import { logSecurityEvent } from '@portal/server-kit/security-event';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { invalid, notFound } from '../http/http-error.ts';
import { clearHits, consume, limits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { accountById, setPassword } from './accounts.repository.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';
import { getPasswordError } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { closeSessionsOf } from './sessions.repository.ts';

/** Registers the change of password (B 2.6, B 7, B 8), which ends the person's other sessions. */
export const changePasswordRoutes: RouteGroup = (app) => {
  route(app, changePassword, async ({ body, headers, session, request }) => {
    const { personId } = session;
    await consume(app, limits.passwordChange, String(personId));
    const account = await accountById(app.db, personId);
    if (!account) throw notFound();
    const right = await verifyPassword(body.old_password, account.passwordHash, app.passwordCost);
    if (!right) throw invalid('old_password', 'Senha atual incorreta');
    const fault = getPasswordError(body.password, account);
    if (fault) throw invalid('password', fault);
    const passwordHash = await hashPassword(body.password, app.passwordCost);
    const now = app.now();
    await app.db.transaction(async (tx) => {
      await setPassword(tx, now, personId, passwordHash, headers['x-device']);
      await closeSessionsOf(tx, personId, session);
      await mailPasswordChanged(app, tx, account, now);
      await writeAuditEntry(tx, now, `person:${personId}`, 'password-changed', `person:${personId}`);
    });
    logSecurityEvent(request.log, { security: 'password-changed' });
    await clearHits(app, limits.passwordChange, String(personId));
    return { data: null, message: 'Senha alterada com sucesso!' };
  });
};
