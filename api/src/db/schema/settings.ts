import { sql } from 'drizzle-orm';
import { char, check, date, integer, jsonb, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { consent, id, reference } from './columns.ts';

/** Data of the institution: exactly one row, id 1 (A 3). File columns contain paths within the storage. */
export const settings = pgTable(
  'settings',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull(),
    nif: text().notNull(),
    logo: text(),
    footer_logo: text(),
    footer: text(),
    terms: text(),
    privacy_policy: text(),
    /** Version of terms and policy, which clients return with each consent. */
    policy_version: text().notNull().default('1'),
    facebook_url: text(),
    instagram_url: text(),
    youtube_url: text(),
    flickr_url: text(),
    instagram_token: text(),
    youtube_token: text(),
    youtube_channel_id: text(),
    text_cookies: text(),
    /** Maximum monthly income per person, in reais, for the free-course programme. */
    eligibility_income_limit: numeric({ precision: 10, scale: 2, mode: 'number' }),
    eligibility_income_limit_since: date(),
    /** Number of requests from which a class is held. */
    class_size: integer().notNull().default(20),
    /** Retention in months by kind of personal data, if it differs from the default. */
    retention_months: jsonb().$type<Partial<Record<string, number>>>().notNull().default({}),
  },
  (table) => [check('settings_single_row', sql`${table.id} = 1`)],
);

/** Banner: position 1 top carousel, 2 middle, 3 floating (A 3). */
export const banners = pgTable('banners', {
  id: id(),
  position: integer().notNull(),
  filename: text(),
  image_url: text().notNull(),
  url: text(),
  /** Text alternative of the picture. */
  title: text(),
});

/** City with the abbreviation of its state (A 3). */
export const cities = pgTable(
  'cities',
  {
    id: id(),
    title: text().notNull(),
    state_letter: char({ length: 2 }).notNull(),
  },
  (table) => [unique('cities_title').on(table.title, table.state_letter)],
);

/** Operative unit of the institution (A 2.6). `phone` holds digits only. */
export const units = pgTable('units', {
  id: id(),
  name: text().notNull().unique(),
  image: text(),
  address: text().notNull(),
  phone: text(),
  email: text(),
  whatsapp: text(),
  /** Display texts: "Segunda a sexta, 8h às 21h". */
  opening_hours: text().array().notNull().default(sql`'{}'`),
  map_url: text(),
  city_id: integer().references(() => cities.id),
});

/** Department that handles contact tickets (B 3). */
export const psaDepartments = pgTable('psa_departments', { id: id(), name: text().notNull() });

/** Subject of a contact ticket (B 3). */
export const psaMatters = pgTable('psa_matters', { id: id(), name: text().notNull() });

/** Contact ticket (B 2.13). `nif` is a CPF or a CNPJ; `status` starts at 1. Retained for 24 months. */
export const psaTickets = pgTable('psa_tickets', {
  id: id(),
  full_name: text().notNull(),
  psa_department_id: reference(() => psaDepartments.id),
  psa_matter_id: reference(() => psaMatters.id),
  city_id: reference(() => cities.id),
  phone: text().notNull(),
  email: text().notNull(),
  nif: text().notNull(),
  message: text().notNull(),
  status: integer().notNull().default(1),
  ...consent(),
});
