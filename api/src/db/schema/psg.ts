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

/** Selection process of the free-course programme (A 3): status 1, 2 open; 3, 4 closed. */
export const psgProcesses = pgTable(
  'psg_processes',
  {
    id: id(),
    name: text().notNull(),
    number: text().notNull(),
    info: text(),
    status: integer().notNull(),
    /** The one city in words, where there is no list of cities. */
    cityInfo: text(),
    unitId: integer().references(() => units.id),
    externalRegistrationUrl: text(),
    startDate: date(),
    endDate: date(),
    resultDate: date(),
    searchText: text().notNull().default(''),
    ...timestamps(),
  },
  (table) => [check('psg_processes_status', sql`${table.status} between 1 and 4`)],
);

export const psgProcessCities = pgTable(
  'psg_process_cities',
  {
    processId: integer()
      .notNull()
      .references(() => psgProcesses.id, { onDelete: 'cascade' }),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
  },
  (table) => [primaryKey({ columns: [table.processId, table.cityId] })],
);

/**
 * Course offered by a process (A 3, process item). Registrations are taken between `startsAt` and `endsAt` while
 * `taken` is below `capacity`; the contract's `open_vacancies` is their difference.
 */
export const psgItems = pgTable(
  'psg_items',
  {
    id: id(),
    processId: integer()
      .notNull()
      .references(() => psgProcesses.id, { onDelete: 'cascade' }),
    courseName: text().notNull(),
    courseDescription: text(),
    status: integer().notNull().default(1),
    startDateCourse: date(),
    endDateCourse: date(),
    secondStartDate: date(),
    secondEndDate: date(),
    place: text(),
    cityInfo: text(),
    prerequisite: text(),
    vacancies: integer().notNull(),
    wait: integer().notNull().default(0),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    registrationTypeName: text().notNull().default('Online'),
    searchText: text().notNull().default(''),
    ...timestamps(),
  },
  (table) => [
    unique('psg_items_of_process').on(table.id, table.processId),
    index().on(table.processId),
    check('psg_items_taken', sql`${table.taken} between 0 and ${table.capacity}`),
    check('psg_items_window', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/**
 * Registration in a process, one per CPF, with the personal data as it was given. `number` is the receipt's.
 * `status` 1 Inscrito, 2 Classificado, 3 Reserva, 4 Cancelado. Kept for five years after the result.
 */
export const psgRegistrations = pgTable(
  'psg_registrations',
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
    /** Place in the line of its item: 1, 2, 3, … */
    position: integer().notNull(),
    status: integer().notNull().default(1),
    idempotencyKey: text().unique(),
    policyVersion: text().notNull(),
    ...consent(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'psg_registrations_item',
      columns: [table.itemId, table.processId],
      foreignColumns: [psgItems.id, psgItems.processId],
    }),
    unique('psg_registrations_once').on(table.processId, table.nif),
    unique('psg_registrations_line').on(table.itemId, table.position),
    index().on(table.personId),
    check('psg_registrations_status', sql`${table.status} between 1 and 4`),
  ],
);
