import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { interests } from '../db/schema/courses.ts';
import { cities, psaDepartments, psaMatters, psaTickets, settings } from '../db/schema/settings.ts';

const references = { city_id: cities, psa_department_id: psaDepartments, psa_matter_id: psaMatters };

/** Stores support tickets and interest in courses (A 2.7, B 2.13). */
export function supportTicketRepository(db: Database) {
  return {
    listDepartments: () => db.select().from(psaDepartments).orderBy(asc(psaDepartments.id)),
    listMatters: () => db.select().from(psaMatters).orderBy(asc(psaMatters.name)),

    /** Returns the first reference that does not exist, or null. */
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

    /** Lists the requests for a course as they were entered. */
    listInterests: (course: string) =>
      db
        .selectDistinct({ nif: interests.nif, course: interests.course, city: cities.title })
        .from(interests)
        .innerJoin(cities, eq(cities.id, interests.city_id))
        .where(sql`starts_with(${interests.course}, ${course})`),

    /** Returns which of the names are cities. */
    async citiesAmong(names: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .selectDistinct({ title: cities.title })
        .from(cities)
        .where(inArray(cities.title, [...names]));
      return new Set(rows.map(({ title }) => title));
    },

    /** Returns how many requests make a class; null if not configured. */
    async classSize(): Promise<number | null> {
      const [row] = await db.select({ size: settings.classSize }).from(settings);
      return row?.size ?? null;
    },
  };
}
