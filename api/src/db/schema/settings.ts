import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

/** Data of the institution: exactly one row, id 1 (A 3). File columns contain paths within the storage. */
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
    /** Version of terms and policy, which clients return with each consent. */
    policyVersion: text().notNull().default('1'),
    facebookUrl: text(),
    instagramUrl: text(),
    youtubeUrl: text(),
    flickrUrl: text(),
    instagramToken: text(),
    youtubeToken: text(),
    youtubeChannelId: text(),
    textCookies: text(),
    /** Maximum monthly income per person, in reais, for the free-course programme. */
    eligibilityIncomeLimit: numeric({ precision: 10, scale: 2, mode: 'number' }),
    eligibilityLimitSince: date(),
    /** Number of requests from which a class is held. */
    classSize: integer().notNull().default(20),
    /** Retention in months by kind of personal data, if it differs from the default. */
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
  /** Text alternative of the picture. */
  title: text(),
});
