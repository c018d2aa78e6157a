import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { interests } from '../db/schema/courses.ts';
import { cities } from '../db/schema/places.ts';
import { psaDepartments, psaMatters, psaTickets } from '../db/schema/psa.ts';
import { settings } from '../db/schema/settings.ts';

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

    addTicket: (ticket: PgInsertValue<typeof psaTickets>) => db.insert(psaTickets).values(ticket),
    addInterest: (interest: PgInsertValue<typeof interests>) => db.insert(interests).values(interest),

    /** Who has asked for a course, in the words in which they did. */
    listInterests: (course: string) =>
      db
        .selectDistinct({ nif: interests.nif, course: interests.course, city: cities.title })
        .from(interests)
        .innerJoin(cities, eq(cities.id, interests.cityId))
        .where(sql`starts_with(${interests.course}, ${course})`),

    /** Which of these names are cities. */
    async citiesAmong(names: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .selectDistinct({ title: cities.title })
        .from(cities)
        .where(inArray(cities.title, [...names]));
      return new Set(rows.map(({ title }) => title));
    },

    /** How many people have to ask for a class; null before the institution has said anything of itself. */
    async classSize(): Promise<number | null> {
      const [row] = await db.select({ size: settings.classSize }).from(settings);
      return row?.size ?? null;
    },
  };
}
