import { exportMyData } from '@portal/shared/contract/auth';
import { eq } from 'drizzle-orm';
import { people } from '../db/schema/people.ts';
import { notFound } from '../http/answer-error.ts';
import { record } from '../http/audit.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { exportPerson } from '../personal-data/export-person.ts';

/** "Meus dados": everything that is stored about the candidate, as the data-protection law grants. */
export const myDataRoutes: RouteGroup = (app) => {
  route(app, exportMyData, async ({ session: { personId } }) => {
    const [person] = await app.db.select().from(people).where(eq(people.id, personId));
    if (!person) throw notFound();
    const data = await exportPerson(app.db, person);
    await record(app.db, app.now(), `person:${personId}`, 'data-exported', `person:${personId}`);
    return { data };
  });
};
