import { formationLevels } from '@portal/contract/selection-process/coded-values';
import { fieldsOf } from '@portal/contract/selection-process/registration-field';
import {
  type applicantFields,
  registrationFields,
} from '@portal/contract/selection-process/registration-fields';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { consent, id, moment, reference } from './columns.ts';
import { constraintNames } from './constraint-names.ts';
import { people } from './people.ts';
import { jobTitlePhases, offers, programme } from './selection.ts';
import { cities } from './settings.ts';

const texts = { required: () => text().notNull(), optional: () => text() };
const builders = {
  text: texts,
  masked: texts,
  date: { required: () => date().notNull(), optional: () => date() },
};

type Fields = (typeof registrationFields)['psg'] & (typeof registrationFields)['pss'];
type Column<Name extends keyof Fields> =
  (typeof builders)[Fields[Name]['input']['kind']][Name extends keyof typeof applicantFields
    ? 'required'
    : 'optional'];

/** Columns of the form's fields. A field that only one programme has, or that may be empty, is null in other rows. */
const fieldColumns = () => {
  const { psg, pss } = registrationFields;
  const columns = fieldsOf({ ...psg, ...pss }).map(([name, { input, optional }]) => {
    const isRequired = !optional && name in psg && name in pss;
    return [name, builders[input.kind][isRequired ? 'required' : 'optional']()];
  });
  return Object.fromEntries(columns) as { [Name in keyof Fields]: ReturnType<Column<Name>> };
};

/**
 * Registration for a course, or application for a position, with the personal data as entered (A 2.12, B 2.5). `person_id` is
 * the owner: the account that was logged in, or else the person of the e-mail. `number` is the receipt's, `status` a code of
 * `registrationStatusName`. Retained for five years after the result.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    programme: programme(),
    number: text().notNull().unique(),
    process_id: integer().notNull(),
    offer_id: integer().notNull(),
    person_id: reference(() => people.id),
    ...fieldColumns(),
    /** Position in the queue of its offer: 1, 2, 3, … */
    position: integer().notNull(),
    status: integer().notNull().default(1),
    /** Last status mailed to the owner; any other status is mailed, whatever changed it. */
    told_status: integer().notNull().default(1),
    /** Timestamp of the owner's cancellation, which frees the place and allows another registration. */
    cancelled_at: moment(),
    /**
     * Requests a comparison of documents by the unit, because the data contradict those of the CPF, other registrations in the
     * process have the same CPF, or one IP address has many places of the offer. Never returned: it would show third parties
     * whether a CPF has applied.
     */
    needs_document_check: boolean().notNull().default(false),
    idempotency_key: text(),
    /** Hash of the request, so that a reused key with other data is no repetition. */
    fingerprint: text(),
    ...consent(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'registrations_offer',
      columns: [table.programme, table.process_id, table.offer_id],
      foreignColumns: [offers.programme, offers.process_id, offers.id],
    }),
    // One registration per process, account and birth date unless cancelled.
    uniqueIndex(constraintNames.registeredOnce)
      .on(table.programme, table.process_id, table.person_id, table.birthdate)
      .where(sql`${table.cancelled_at} is null`),
    index('registrations_untold').on(table.id).where(sql`${table.status} <> ${table.told_status}`),
    unique('registrations_idempotency_key').on(table.programme, table.idempotency_key),
    index().on(table.programme, table.process_id, table.nif),
    // No two registrations get one position.
    unique('registrations_line').on(table.programme, table.offer_id, table.position),
    index().on(table.person_id),
    check('registrations_status', sql`${table.status} between 1 and 4`),
  ],
);

const registrationId = () => reference(() => registrations.id, { onDelete: 'cascade' });

/** Education of an application (B 3): `education_level_id` is a position in `formationLevels`. */
export const educationalFormations = pgTable(
  'educational_formations',
  {
    id: id(),
    registration_id: registrationId(),
    education_level_id: integer().notNull(),
    name: text().notNull(),
    course: text(),
    date_conclusion: date().notNull(),
  },
  (table) => [
    index().on(table.registration_id),
    check(
      'educational_formations_level',
      sql`${table.education_level_id} between 1 and ${sql.raw(String(formationLevels.length))}`,
    ),
  ],
);

/** Complementary course of an application (B 3): `situation` is a position in `courseSituations`, workload in hours. */
export const complementaryCourses = pgTable(
  'complementary_courses',
  {
    id: id(),
    registration_id: registrationId(),
    course: text().notNull(),
    name: text().notNull(),
    workload: integer().notNull(),
    situation: integer().notNull(),
    date_conclusion: date().notNull(),
    observation: text(),
  },
  (table) => [index().on(table.registration_id)],
);

/** Professional experience of an application (B 3). */
export const professionalExperiences = pgTable(
  'professional_experiences',
  {
    id: id(),
    registration_id: registrationId(),
    name: text().notNull(),
    job_title_name: text().notNull(),
    city_id: reference(() => cities.id),
    start_date: date().notNull(),
    end_date: date(),
    observation: text(),
  },
  (table) => [index().on(table.registration_id)],
);

/** Score of an application in one phase (B 2.6). */
export const phaseRegistrations = pgTable(
  'phase_registrations',
  {
    id: id(),
    registration_id: registrationId(),
    phase_id: reference(() => jobTitlePhases.id),
    note: numeric({ precision: 5, scale: 2, mode: 'number' }),
  },
  (table) => [unique('phase_registrations_once').on(table.registration_id, table.phase_id)],
);
