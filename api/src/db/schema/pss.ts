import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';
import {
  cityId,
  offerColumns,
  offerRules,
  processColumns,
  processId,
  processRules,
  registrationColumns,
  registrationRules,
} from './selection.ts';

/** Staff selection process (B 3). */
export const pssProcesses = pgTable('pss_processes', processColumns(), (table) =>
  processRules('pss_processes', table),
);

export const pssProcessCities = pgTable(
  'pss_process_cities',
  { processId: processId(() => pssProcesses), cityId: cityId() },
  (table) => [primaryKey({ columns: [table.processId, table.cityId] })],
);

/** Job title: name and description of a position. */
export const jobTitles = pgTable('job_titles', {
  id: id(),
  name: text().notNull(),
  description: text(),
});

/** Scored phase of a job title. */
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

/** Position offered by a process (B 3), one per job title. */
export const pssItems = pgTable(
  'pss_items',
  {
    ...offerColumns(() => pssProcesses),
    jobTitleId: integer()
      .notNull()
      .references(() => jobTitles.id),
  },
  (table) => [
    ...offerRules('pss_items', table),
    unique('pss_items_job_title').on(table.processId, table.jobTitleId),
  ],
);

export const pssItemCities = pgTable(
  'pss_item_cities',
  {
    itemId: integer()
      .notNull()
      .references(() => pssItems.id, { onDelete: 'cascade' }),
    cityId: cityId(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.cityId] })],
);

/** Application for a position (B 2.5). */
export const pssRegistrations = pgTable(
  'pss_registrations',
  registrationColumns(registrationFields.pss),
  (table) => registrationRules('pss_registrations', table, pssItems),
);
