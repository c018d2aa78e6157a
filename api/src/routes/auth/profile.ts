import { getProfile, saveProfile } from '@portal/shared/contract/auth';
import { eq } from 'drizzle-orm';
import { invalid, notFound } from '../../answer-error.ts';
import type { Database } from '../../db/database.ts';
import { people } from '../../db/schema/people.ts';
import { uniqueViolation } from '../../db/unique-violation.ts';
import { route } from '../../route.ts';
import { normalEmail } from '../../services/accounts.ts';
import { record } from '../../services/audit.ts';
import { enqueueMail } from '../../services/outbox.ts';
import type { RouteGroup } from '../route-group.ts';

/** The candidate's own profile (B 2.6, B 7). A changed e-mail is told to the former address. */
export const profileRoutes: RouteGroup = (app) => {
  route(app, getProfile, async ({ session }) => ({ data: await readProfile(app.db, session.personId) }));

  route(app, saveProfile, async ({ body, session }) => {
    const { personId } = session;
    const email = normalEmail(body.email);
    const data = await app.db
      .transaction(async (tx) => {
        const before = await readProfile(tx, personId);
        await tx
          .update(people)
          .set({ fullName: body.full_name, email, phone: body.phone })
          .where(eq(people.id, personId));
        if (before.email && before.email !== email) {
          await enqueueMail(tx, app.now(), {
            key: `email-changed:${personId}:${app.now().getTime()}`,
            recipient: before.email,
            subject: 'Seu e-mail foi alterado',
            body: `O e-mail do seu cadastro foi alterado. Se não foi você, fale conosco: ${app.portalUrl}/FaleConosco`,
          });
        }
        await record(tx, app.now(), `person:${personId}`, 'profile-changed', `person:${personId}`);
        return readProfile(tx, personId);
      })
      .catch((error: unknown) => {
        throw uniqueViolation(error) === 'people_email_unique'
          ? invalid('email', 'E-mail já existente.')
          : error;
      });
    return { data, message: 'Perfil atualizado com sucesso!' };
  });
};

async function readProfile(db: Database, personId: number) {
  const [person] = await db.select().from(people).where(eq(people.id, personId));
  if (!person) throw notFound();
  return { full_name: person.fullName, email: person.email ?? '', phone: person.phone };
}
