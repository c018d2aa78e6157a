import type { Banner, Settings } from '@portal/contract/endpoints/home';
import type { Unit } from '@portal/contract/endpoints/units';
import { sanitise } from '@portal/contract/rich-text';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { documents, faqs } from '../db/schema/contents.ts';
import { banners, cities, settings, units } from '../db/schema/settings.ts';
import { versionOf } from '../db/table-versions.ts';

/** Reads the institution's settings and short lists. */
export function institutionRepository(db: Database) {
  return {
    /**
     * Returns the settings (A 3); all fields are null if there are none. The tokens of the social networks are not
     * returned: only the feeds use them.
     */
    async settings(): Promise<Settings> {
      const [row] = await db.select().from(settings);
      return toSettings(row);
    },

    /** Returns the tokens for the feeds of the social networks (A 8); null if not configured. */
    async socialAccess() {
      const [row] = await db
        .select({
          instagramToken: settings.instagramToken,
          youtubeToken: settings.youtubeToken,
          youtubeChannelId: settings.youtubeChannelId,
        })
        .from(settings);
      return row ?? { instagramToken: null, youtubeToken: null, youtubeChannelId: null };
    },

    listBanners: (): Promise<Banner[]> =>
      db
        .select({
          position: banners.position,
          filename: banners.filename,
          image_url: banners.imageUrl,
          url: banners.url,
        })
        .from(banners)
        .orderBy(asc(banners.position), asc(banners.id)),

    async listUnits(): Promise<Unit[]> {
      return (await db.select().from(units).orderBy(asc(units.id))).map(toUnit);
    },

    /** Changes with the cities. */
    citiesVersion: () => versionOf(db, [cities]),

    async listCities() {
      const rows = await db.select().from(cities).orderBy(asc(cities.stateLetter), asc(cities.title));
      return rows.map(({ id, title, stateLetter }) => ({ id, title, state: { letter: stateLetter } }));
    },

    listDocuments: () =>
      db
        .select({
          title: documents.title,
          personal_annex_url: documents.personalAnnexUrl,
          published_at: documents.publishedAt,
        })
        .from(documents)
        .orderBy(desc(documents.publishedAt), asc(documents.id)),

    /** Lists FAQs of one of the six subjects (B 2.14). */
    async listFaqs(type: number) {
      const rows = await db
        .select()
        .from(faqs)
        .where(eq(faqs.type, type))
        .orderBy(asc(faqs.position), asc(faqs.id));
      return rows.map(({ question, answer }) => ({ question, answer: sanitise(answer), type }));
    },
  };
}

const toSettings = (row?: typeof settings.$inferSelect): Settings => ({
  logo: row?.logo ?? null,
  footer_logo: row?.footerLogo ?? null,
  footer: row?.footer ?? null,
  name: row?.name ?? null,
  nif: row?.nif ?? null,
  terms: row?.terms ?? null,
  privacy_policy: row?.privacyPolicy ?? null,
  facebook_url: row?.facebookUrl ?? null,
  instagram_url: row?.instagramUrl ?? null,
  youtube_url: row?.youtubeUrl ?? null,
  flickr_url: row?.flickrUrl ?? null,
  instagram_token: null,
  youtube_token: null,
  youtube_channel_id: row?.youtubeChannelId ?? null,
  text_cookies: row?.textCookies ?? null,
  eligibility_income_limit: row?.eligibilityIncomeLimit ?? null,
  eligibility_income_limit_since: row?.eligibilityLimitSince ?? null,
  policy_version: row?.policyVersion ?? null,
  receipt_copies: 1,
});

/** Converts a unit to the contract's shape. */
export const toUnit = (row: typeof units.$inferSelect): Unit => ({
  name: row.name,
  image: row.image,
  address: row.address,
  phone: row.phone,
  email: row.email,
  opening_hours: row.openingHours,
  whatsapp: row.whatsapp,
  map_url: row.mapUrl,
});
