import type { Database } from '../../db/database.ts';
import { interests } from '../../db/schema/courses.ts';
import { cities, psaDepartments, psaMatters, psaTickets } from '../../db/schema/settings.ts';
import { cpfOf } from '../../testing/application.ts';

/** Anonymous requests by Ana, unless a test overrides them. */
const sent = {
  full_name: 'Ana Lima',
  email: 'ana@exemplo.br',
  nif: cpfOf(1),
  phone: '96991234567',
  city_id: 1,
  policy_version: '1',
};

/** Adds the city, department and matter that requests refer to. */
export async function addSubjects(db: Database) {
  await db.insert(cities).values({ id: 1, title: 'Macapá', state_letter: 'AP' });
  await db.insert(psaDepartments).values({ id: 2, name: 'Atendimento' });
  await db.insert(psaMatters).values({ id: 1, name: 'Cursos' });
}

type Interest = typeof interests.$inferInsert;
type Ticket = typeof psaTickets.$inferInsert;

export const addInterests = (db: Database, each: Partial<Interest>[]) =>
  db.insert(interests).values(each.map((changes) => ({ ...sent, course: 'Cozinha', ...changes })));

export const addTicket = (db: Database, changes: Partial<Ticket>) =>
  db
    .insert(psaTickets)
    .values({ ...sent, message: 'Oi', psa_department_id: 2, psa_matter_id: 1, ...changes });
