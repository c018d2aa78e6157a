import { sql } from 'drizzle-orm';
import { char, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

/** City with the abbreviation of its state (A 3). */
export const cities = pgTable('cities', {
  id: id(),
  title: text().notNull(),
  stateLetter: char({ length: 2 }).notNull(),
});

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
  openingHours: text().array().notNull().default(sql`'{}'`),
  mapUrl: text(),
  cityId: integer().references(() => cities.id),
});
