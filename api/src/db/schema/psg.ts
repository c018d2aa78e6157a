import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { searchText } from './columns.ts';
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

/** Selection process of the free-course programme (A 3). */
export const psgProcesses = pgTable(
  'psg_processes',
  {
    ...processColumns(),
    info: text(),
    externalRegistrationUrl: text(),
  },
  (table) => processRules('psg_processes', table),
);

export const psgProcessCities = pgTable(
  'psg_process_cities',
  { processId: processId(() => psgProcesses), cityId: cityId() },
  (table) => [primaryKey({ columns: [table.processId, table.cityId] })],
);

/** Course offered by a process (A 3, process item). */
export const psgItems = pgTable(
  'psg_items',
  {
    ...offerColumns(() => psgProcesses),
    courseName: text().notNull(),
    courseDescription: text(),
    startDateCourse: date(),
    endDateCourse: date(),
    secondStartDate: date(),
    secondEndDate: date(),
    /** Minimum age in years on the first day of the course. */
    minAge: integer(),
    /** Minimum schooling, a value of `schoolingLevels`. */
    minSchooling: text(),
    registrationTypeName: text().notNull().default('Online'),
    searchText: searchText(),
  },
  (table) => [...offerRules('psg_items', table), index().on(table.processId)],
);

/** Registration for a course (A 2.12). */
export const psgRegistrations = pgTable(
  'psg_registrations',
  registrationColumns(registrationFields.psg),
  (table) => registrationRules('psg_registrations', table, psgItems),
);
