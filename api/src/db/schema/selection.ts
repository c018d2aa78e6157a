import type { programmes } from '@portal/contract/institution/programmes';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import { id, moment, publishedTimestamps, reference, searchText } from './columns.ts';
import { cities, units } from './settings.ts';

/** Free-course programme (PSG) or staff selection (PSS). */
export type Programme = keyof typeof programmes;

/** Programme of a row. The institution numbers processes and offers within their programme. */
export const programme = () => text().$type<Programme>().notNull();

const cityId = () => reference(() => cities.id);

/** Selection process (A 3, B 3): `status` 1, 2 open; 3, 4 closed. */
export const processes = pgTable(
  'processes',
  {
    programme: programme(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    number: text().notNull(),
    status: integer().notNull(),
    /** Name of the city, if there is no list of cities. */
    city_info: text(),
    unit_id: integer().references(() => units.id),
    start_date: date(),
    end_date: date(),
    result_date: date(),
    info: text(),
    external_registration_url: text(),
    search_text: searchText(),
    ...publishedTimestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.programme, table.id] }),
    unique('processes_number').on(table.programme, table.number),
    check('processes_programme', sql`${table.programme} in ('psg', 'pss')`),
    check('processes_status', sql`${table.status} between 1 and 4`),
  ],
);

/** Deletes a row with its process. */
const ofProcess = (name: string, table: { programme: AnyPgColumn; process_id: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [table.programme, table.process_id],
    foreignColumns: [processes.programme, processes.id],
  }).onDelete('cascade');

export const processCities = pgTable(
  'process_cities',
  { programme: programme(), process_id: integer().notNull(), city_id: cityId() },
  (table) => [
    primaryKey({ columns: [table.programme, table.process_id, table.city_id] }),
    ofProcess('process_cities_process', table),
  ],
);

/** Published document of a process. The download counter receives only the id (A 7). */
export const processDocuments = pgTable(
  'process_documents',
  {
    id: id(),
    programme: programme(),
    process_id: integer().notNull(),
    title: text().notNull(),
    /** Path within the storage. */
    filename: text().notNull(),
    published_at: date(),
    /** P = published. */
    status: text().notNull().default('P'),
    downloads: integer().notNull().default(0),
  },
  (table) => [ofProcess('process_documents_process', table), index().on(table.programme, table.process_id)],
);

/** Job title: name and description of a position. */
export const jobTitles = pgTable('job_titles', {
  id: id(),
  name: text().notNull().unique(),
  description: text(),
});

export const jobTitlePhases = pgTable(
  'job_title_phases',
  {
    id: id(),
    job_title_id: reference(() => jobTitles.id, { onDelete: 'cascade' }),
    info: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.job_title_id)],
);

/**
 * Course (PSG) or position (PSS) that a process offers (A 3, B 3): a course has a name, a position a job title. Accepts
 * registrations between `start_date` and `end_date` while `taken` is below `capacity`; their difference is the contract's
 * `open_vacancies`.
 */
export const offers = pgTable(
  'offers',
  {
    programme: programme(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    process_id: integer().notNull(),
    course_name: text(),
    job_title_id: integer().references(() => jobTitles.id),
    status: integer().notNull().default(1),
    city_info: text(),
    prerequisite: text(),
    vacancies: integer().notNull(),
    wait: integer().notNull().default(0),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
    start_date: moment().notNull(),
    end_date: moment().notNull(),
    /** Room or building; defaults to the unit of the process. */
    place: text(),
    /** Postal address of `place` if it is outside the unit. */
    address: text(),
    /** Display texts of weekdays and hours: "Segunda a sexta, 18h30 às 22h". */
    schedule: text().array().notNull().default(sql`'{}'`),
    documents_to_bring: text().array().notNull().default(sql`'{}'`),
    /** Documents are accepted on each day between both dates, between their times of day. */
    documents_start_date: moment(),
    documents_end_date: moment(),
    /** Place of delivery; defaults to the place of the offer. */
    documents_place: text(),
    course_description: text(),
    start_date_course: date(),
    end_date_course: date(),
    second_start_date: date(),
    second_end_date: date(),
    /** Minimum age in years on the first day of the course. */
    min_age: integer(),
    /** Minimum schooling, a value of `schoolingLevels`. */
    min_schooling: text(),
    registration_type_name: text().notNull().default('Online'),
    search_text: searchText(),
    ...publishedTimestamps(),
  },
  (table) => [
    primaryKey({ columns: [table.programme, table.id] }),
    ofProcess('offers_process', table),
    unique('offers_of_process').on(table.programme, table.process_id, table.id),
    unique('offers_once')
      .on(table.programme, table.process_id, table.course_name, table.job_title_id)
      .nullsNotDistinct(),
    check('offers_name', sql`num_nonnulls(${table.course_name}, ${table.job_title_id}) = 1`),
    check('offers_taken', sql`${table.taken} between 0 and ${table.capacity}`),
    check('offers_window', sql`${table.start_date} < ${table.end_date}`),
  ],
);

export const offerCities = pgTable(
  'offer_cities',
  { programme: programme(), offer_id: integer().notNull(), city_id: cityId() },
  (table) => [
    primaryKey({ columns: [table.programme, table.offer_id, table.city_id] }),
    foreignKey({
      name: 'offer_cities_offer',
      columns: [table.programme, table.offer_id],
      foreignColumns: [offers.programme, offers.id],
    }).onDelete('cascade'),
  ],
);
