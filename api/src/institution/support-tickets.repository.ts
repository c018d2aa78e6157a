import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { interests } from '../db/schema/courses.ts';
import { cities } from '../db/schema/places.ts';
import { psaDepartments, psaMatters, psaTickets } from '../db/schema/psa.ts';

const references = { city_id: cities, psa_department_id: psaDepartments, psa_matter_id: psaMatters };

/** What visitors send to the institution: support tickets and interest in courses (A 2.7, B 2.13). */
export function supportTicketRepository(db: Database) {
  return {
    listDepartments: () => db.select().from(psaDepartments).orderBy(asc(psaDepartments.id)),
    listMatters: () => db.select().from(psaMatters).orderBy(asc(psaMatters.name)),

    /** Which of the given references names nothing, or null when all are known. */
    async firstUnknown(given: Partial<Record<keyof typeof references, number>>) {
      for (const [field, id] of Object.entries(given) as [keyof typeof references, number][]) {
        const table = references[field];
        const rows = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
        if (rows.length === 0) return field;
      }
      return null;
    },

    addTicket: (ticket: typeof psaTickets.$inferInsert) => db.insert(psaTickets).values(ticket),
    addInterest: (interest: typeof interests.$inferInsert) => db.insert(interests).values(interest),
  };
}
