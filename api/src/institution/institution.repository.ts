import type { Settings } from '@portal/contract/endpoints/home';
import { sanitise } from '@portal/contract/rich-text';
import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { documents, faqs } from '../db/schema/contents.ts';
import { banners, cities, settings, units } from '../db/schema/settings.ts';

/** Tables that the list of cities is read from. */
export const cityTables = [cities];

/** Reads the institution's settings and short lists. */
export function institutionRepository(db: Database) {
  return {
    /**
     * Returns the settings (A 3); all fields are null if there are none. The tokens of the social networks are not
     * returned: only the feeds use them.
     */
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

    async listCities() {
      const rows = await db.select().from(cities).orderBy(asc(cities.stateLetter), asc(cities.title));
      return rows.map((city) => ({ ...city, state: { letter: city.stateLetter } }));
    },

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
  };
}

const noSettings = Object.fromEntries(
  Object.keys(getTableColumns(settings)).map((name) => [name, null]),
) as Record<keyof typeof settings.$inferSelect, null>;
