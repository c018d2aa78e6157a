import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { consent, id, moment, timestamps } from './columns.ts';
import { people } from './people.ts';
import { cities, units } from './places.ts';

/** Staff selection process (B 3): status 1, 2 open; 3, 4 closed. */
export const pssProcesses = pgTable(
  'pss_processes',
  {
    id: id(),
    name: text().notNull(),
    number: text().notNull(),
    status: integer().notNull(),
    cityInfo: text(),
    unitId: integer().references(() => units.id),
    startDate: date(),
    endDate: date(),
    resultDate: date(),
    searchText: text().notNull().default(''),
    ...timestamps(),
  },
  (table) => [check('pss_processes_status', sql`${table.status} between 1 and 4`)],
);

export const pssProcessCities = pgTable(
  'pss_process_cities',
  {
    processId: integer()
      .notNull()
      .references(() => pssProcesses.id, { onDelete: 'cascade' }),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
  },
  (table) => [primaryKey({ columns: [table.processId, table.cityId] })],
);

/** Job title: name and description of a position. */
export const jobTitles = pgTable('job_titles', {
  id: id(),
  name: text().notNull(),
  description: text(),
});

/** Phase that candidates for a job title are scored in. */
export const jobTitlePhases = pgTable(
  'job_title_phases',
  {
    id: id(),
    jobTitleId: integer()
      .notNull()
      .references(() => jobTitles.id, { onDelete: 'cascade' }),
    info: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.jobTitleId)],
);

/** Position offered by a process (B 3), one per job title; vacancies as in psg_items. */
export const pssItems = pgTable(
  'pss_items',
  {
    id: id(),
    processId: integer()
      .notNull()
      .references(() => pssProcesses.id, { onDelete: 'cascade' }),
    jobTitleId: integer()
      .notNull()
      .references(() => jobTitles.id),
    status: integer().notNull().default(1),
    cityInfo: text(),
    prerequisite: text(),
    vacancies: integer().notNull(),
    wait: integer().notNull().default(0),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    ...timestamps(),
  },
  (table) => [
    unique('pss_items_of_process').on(table.id, table.processId),
    unique('pss_items_job_title').on(table.processId, table.jobTitleId),
    check('pss_items_taken', sql`${table.taken} between 0 and ${table.capacity}`),
    check('pss_items_window', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

export const pssItemCities = pgTable(
  'pss_item_cities',
  {
    itemId: integer()
      .notNull()
      .references(() => pssItems.id, { onDelete: 'cascade' }),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.cityId] })],
);

/** Application for a position, one per CPF and process; columns as in psg_registrations. Kept for five years. */
export const pssRegistrations = pgTable(
  'pss_registrations',
  {
    id: id(),
    number: text().notNull().unique(),
    processId: integer().notNull(),
    itemId: integer().notNull(),
    personId: integer()
      .notNull()
      .references(() => people.id),
    nif: text().notNull(),
    fullName: text().notNull(),
    birthdate: date().notNull(),
    mother: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    position: integer().notNull(),
    status: integer().notNull().default(1),
    idempotencyKey: text().unique(),
    policyVersion: text().notNull(),
    ...consent(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'pss_registrations_item',
      columns: [table.itemId, table.processId],
      foreignColumns: [pssItems.id, pssItems.processId],
    }),
    unique('pss_registrations_once').on(table.processId, table.nif),
    unique('pss_registrations_line').on(table.itemId, table.position),
    index().on(table.personId),
    check('pss_registrations_status', sql`${table.status} between 1 and 4`),
  ],
);
