import { endOtherSessions, listDeviceCandidates, listSessions } from '@portal/contract/endpoints/accounts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { consume, limits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { forgetDevices, peopleOfDevice } from './known-devices.repository.ts';
import { closeSessionsOf, openSessionsOf } from './sessions.repository.ts';

/** Registers the list of sessions, the end of all other sessions, and known devices. */
export const sessionsRoutes: RouteGroup = (app) => {
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
};
