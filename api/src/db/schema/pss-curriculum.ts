import { formationLevels } from '@portal/contract/selection-process/coded-values';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';
import { jobTitlePhases, pssRegistrations } from './pss.ts';
import { cities } from './settings.ts';

const registrationId = () =>
  integer()
    .notNull()
    .references(() => pssRegistrations.id, { onDelete: 'cascade' });

/** Education of an application (B 3): `educationLevelId` is a position in `formationLevels`. */
export const educationalFormations = pgTable(
  'educational_formations',
  {
    id: id(),
    registrationId: registrationId(),
    educationLevelId: integer().notNull(),
    name: text().notNull(),
    course: text(),
    dateConclusion: date().notNull(),
  },
  (table) => [
    index().on(table.registrationId),
    check(
      'educational_formations_level',
      sql`${table.educationLevelId} between 1 and ${sql.raw(String(formationLevels.length))}`,
    ),
  ],
);

/** Complementary course of an application (B 3): `situation` is a position in `courseSituations`, workload in hours. */
export const complementaryCourses = pgTable(
  'complementary_courses',
  {
    id: id(),
    registrationId: registrationId(),
    course: text().notNull(),
    name: text().notNull(),
    workload: integer().notNull(),
    situation: integer().notNull(),
    dateConclusion: date().notNull(),
    observation: text(),
  },
  (table) => [index().on(table.registrationId)],
);

/** Professional experience of an application (B 3). */
export const professionalExperiences = pgTable(
  'professional_experiences',
  {
    id: id(),
    registrationId: registrationId(),
    name: text().notNull(),
    jobTitleName: text().notNull(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    startDate: date().notNull(),
    endDate: date(),
    observation: text(),
  },
  (table) => [index().on(table.registrationId)],
);

/** Score of an application in one phase (B 2.6). */
export const phaseRegistrations = pgTable(
  'phase_registrations',
  {
    id: id(),
    registrationId: registrationId(),
    phaseId: integer()
      .notNull()
      .references(() => jobTitlePhases.id),
    note: numeric({ precision: 5, scale: 2, mode: 'number' }),
  },
  (table) => [unique('phase_registrations_once').on(table.registrationId, table.phaseId)],
);
