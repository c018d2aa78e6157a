import type { Settings } from '@portal/contract/endpoints/home';
import { sanitise } from '@portal/contract/rich-text';
import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { documents, faqs } from '../db/schema/contents.ts';
import { interests } from '../db/schema/courses.ts';
import {
  banners,
  cities,
  psaDepartments,
  psaMatters,
  psaTickets,
  settings,
  units,
} from '../db/schema/settings.ts';

/** Tables that the list of cities is read from. */
export const cityTables = [cities];

/** Tables of the references that visitors send. */
const references = { city_id: cities, psa_department_id: psaDepartments, psa_matter_id: psaMatters };

/** Reads the institution's settings and short lists; stores support tickets and interest in courses (A 2.7, B 2.13). */
export function institutionRepository(db: Database) {
  return {
    /** Returns the settings (A 3), all null if there are none; without the tokens, which only the feeds use. */
    async settings(): Promise<Settings> {
      const [row = noSettings] = await db.select().from(settings);
      return { ...row, instagram_token: null, youtube_token: null, receipt_copies: 1 };
    },

    /** Returns the access to the feeds of the social networks (A 8); null if not configured. */
    async socialAccess() {
      const { instagram_token, youtube_token, youtube_channel_id } = settings;
      const [row] = await db.select({ instagram_token, youtube_token, youtube_channel_id }).from(settings);
      return row ?? noSettings;
    },

    listBanners: () => db.select().from(banners).orderBy(asc(banners.position), asc(banners.id)),
    listUnits: () => db.select().from(units).orderBy(asc(units.id)),

    listCities: () =>
      db
        .select({ ...getTableColumns(cities), state: { letter: cities.state_letter } })
        .from(cities)
        .orderBy(asc(cities.state_letter), asc(cities.title)),

    listDocuments: () => db.select().from(documents).orderBy(desc(documents.published_at), asc(documents.id)),

    /** Lists the FAQs of one of the six subjects (B 2.14), or of all. */
    async listFaqs(type?: number) {
      const rows = await db
        .select()
        .from(faqs)
        .where(type === undefined ? undefined : eq(faqs.type, type))
        .orderBy(asc(faqs.type), asc(faqs.position), asc(faqs.id));
      return rows.map((row) => ({ ...row, answer: sanitise(row.answer) }));
    },

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

    /** Returns how many requests make a class; null if not configured. */
    async classSize(): Promise<number | null> {
      const [row] = await db.select({ size: settings.class_size }).from(settings);
      return row?.size ?? null;
    },
  };
}

const noSettings = Object.fromEntries(
  Object.keys(getTableColumns(settings)).map((name) => [name, null]),
) as Record<keyof typeof settings.$inferSelect, null>;
