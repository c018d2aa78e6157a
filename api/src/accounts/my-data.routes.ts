import { exportMyData } from '@portal/shared/contract/auth';
import { record } from '../http/audit.repository.ts';
import { found } from '../http/found.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { exportPerson } from '../personal-data/export-person.repository.ts';
import { peopleRepository } from './people.repository.ts';

/** "Meus dados": everything that is stored about the candidate, as the data-protection law grants. */
export const myDataRoutes: RouteGroup = (app) => {
  route(app, exportMyData, async ({ session: { personId } }) => {
    const person = found(await peopleRepository(app.db).byId(personId));
    const data = await exportPerson(app.db, person);
    await record(app.db, app.now(), `person:${personId}`, 'data-exported', `person:${personId}`);
    return { data };
  });
};
