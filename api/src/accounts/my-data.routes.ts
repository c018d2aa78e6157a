import { exportMyData } from '@portal/contract/endpoints/accounts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { requireFound } from '../http/http-error.ts';
import { consume, countHit, limits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { exportPerson, exportRecords } from '../personal-data/export-person.repository.ts';
import { peopleRepository } from './people.repository.ts';

/**
 * Registers "Meus dados": all data stored about the candidate, as the data-protection law requires. Includes the newest
 * page of the audit log; `records_before` requests an earlier one.
 */
export const myDataRoutes: RouteGroup = (app) => {
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
