import {
  changePassword,
  endOtherSessions,
  exportMyData,
  listDeviceCandidates,
  listSessions,
} from '@portal/contract/endpoints/accounts';
import { logSecurityEvent } from '@portal/server-kit/security-event';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { invalid, notFound, requireFound } from '../http/http-error.ts';
import { clearHits, consume, countHit, limits } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { exportPerson, exportRecords } from '../personal-data/export-person.repository.ts';
import { mailPasswordChanged } from './account-mails.ts';
import { accountById, setPassword } from './accounts.repository.ts';
import { getPasswordError, hashPassword, verifyPassword } from './passwords.ts';
import { peopleRepository } from './people.repository.ts';
import { closeSessionsOf, forgetDevices, openSessionsOf, peopleOfDevice } from './sessions.repository.ts';

/**
 * Registers what candidates do with their account: the change of password (B 2.6, B 7, B 8), which ends the other sessions;
 * sessions and known devices; and "Meus dados", all data stored about them, as the data-protection law requires.
 */
export const accountRoutes: RouteGroup = (app) => {
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

  route(app, listSessions, async ({ session }) => {
    const open = (await openSessionsOf(app, session.personId)).map((each) => ({
      current: each.tokenHash === session.tokenHash,
      device: each.device,
      created_at: each.createdAt.toISOString(),
      last_seen_at: each.lastSeenAt.toISOString(),
    }));
    return { data: open.sort((one, other) => Number(other.current) - Number(one.current)) };
  });

  route(app, listDeviceCandidates, async ({ headers }) => ({
    data: { candidates: await peopleOfDevice(app, headers['x-device']) },
  }));

  route(app, endOtherSessions, async ({ session, headers }) => {
    const { personId } = session;
    await app.db.transaction(async (tx) => {
      // The other devices delete their offline pages at the next contact.
      await forgetDevices(tx, personId, headers['x-device']);
      if ((await closeSessionsOf(tx, personId, session)) === 0) return;
      const { secrets, rateLimitFactor } = app;
      await consume({ db: tx, secrets, rateLimitFactor }, limits.sessionsEnd, String(personId));
      await writeAuditEntry(tx, app.now(), `person:${personId}`, 'sessions-ended', `person:${personId}`);
    });
    return { data: null, message: 'As outras sessões foram encerradas.' };
  });

  // Includes the newest page of the audit log; `records_before` requests an earlier one.
  route(app, exportMyData, async ({ query, session: { personId } }) => {
    await consume(app, limits.dataExport, String(personId));
    const { records_before: before } = query;
    if (before) return { data: { records: await exportRecords(app.db, personId, before) } };
    const person = requireFound(await peopleRepository(app.db).byId(personId));
    const data = await exportPerson(app.db, person);
    const isRecorded = await countHit(app, limits.recordedExport, String(personId));
    if (!isRecorded)
      await writeAuditEntry(app.db, app.now(), `person:${personId}`, 'data-exported', `person:${personId}`);
    return { data };
  });
};
