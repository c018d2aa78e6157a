import { exportMyData } from '@portal/shared/contract/auth';
import { eq, inArray } from 'drizzle-orm';
import { notFound } from '../../answer-error.ts';
import { interests } from '../../db/schema/courses.ts';
import { people } from '../../db/schema/people.ts';
import { psaTickets } from '../../db/schema/psa.ts';
import { psgRegistrations } from '../../db/schema/psg.ts';
import { pssRegistrations } from '../../db/schema/pss.ts';
import {
  complementaryCourses,
  educationalFormations,
  phaseRegistrations,
  professionalExperiences,
} from '../../db/schema/pss-curriculum.ts';
import { route } from '../../route.ts';
import { record } from '../../services/audit.ts';
import type { RouteGroup } from '../route-group.ts';

/** "Meus dados": everything that is stored about the candidate, as the data-protection law grants. */
export const myDataRoutes: RouteGroup = (app) => {
  route(app, exportMyData, async ({ session }) => {
    const { personId } = session;
    const [person] = await app.db.select().from(people).where(eq(people.id, personId));
    if (!person) throw notFound();
    const pss = await app.db.select().from(pssRegistrations).where(eq(pssRegistrations.personId, personId));
    const ids = pss.map((registration) => registration.id);
    const curriculum = async (
      table:
        | typeof educationalFormations
        | typeof complementaryCourses
        | typeof professionalExperiences
        | typeof phaseRegistrations,
    ) => app.db.select().from(table).where(inArray(table.registrationId, ids));
    const data = {
      person,
      psg_registrations: await app.db
        .select()
        .from(psgRegistrations)
        .where(eq(psgRegistrations.personId, personId)),
      pss_registrations: pss,
      educational_formations: await curriculum(educationalFormations),
      complementary_courses: await curriculum(complementaryCourses),
      professional_experiences: await curriculum(professionalExperiences),
      scores: await curriculum(phaseRegistrations),
      interests: await app.db.select().from(interests).where(eq(interests.nif, person.nif)),
      tickets: await app.db.select().from(psaTickets).where(eq(psaTickets.nif, person.nif)),
    };
    await record(app.db, app.now(), `person:${personId}`, 'data-exported', `person:${personId}`);
    return { data };
  });
};
