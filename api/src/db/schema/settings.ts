import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

/** The institution's own data: exactly one row, id 1 (A 3). File columns hold paths under the storage. */
export const settings = pgTable(
  'settings',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    nif: text().notNull(),
    logo: text(),
    footerLogo: text(),
    footer: text(),
    terms: text(),
    privacyPolicy: text(),
    /** Version of terms and policy, stored beside each consent. */
    policyVersion: text().notNull().default('1'),
    facebookUrl: text(),
    instagramUrl: text(),
    youtubeUrl: text(),
    flickrUrl: text(),
    instagramToken: text(),
    youtubeToken: text(),
    youtubeChannelId: text(),
    textCookies: text(),
    /** Highest monthly income per person, in reais, that the free-course programme accepts. */
    eligibilityIncomeLimit: numeric({ precision: 10, scale: 2, mode: 'number' }),
    eligibilityLimitSince: date(),
    /** How many people have to ask for a class before it is held. */
    classSize: integer().notNull().default(20),
    /** Months for which kinds of personal data are kept, where the institution differs from the defaults. */
    retentionMonths: jsonb().$type<Partial<Record<string, number>>>().notNull().default({}),
  },
  (table) => [check('settings_single_row', sql`${table.id} = 1`)],
);

/** Banner: position 1 top carousel, 2 middle, 3 floating (A 3). */
export const banners = pgTable('banners', {
  id: id(),
  position: integer().notNull(),
  filename: text(),
  imageUrl: text().notNull(),
  url: text(),
  /** What the picture says, for those who do not see it. */
  title: text(),
});
