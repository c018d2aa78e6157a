import type { RegistrationFields } from '@portal/shared/selection-process/registration-field';
import type { applicantFields } from '@portal/shared/selection-process/registration-fields';
import { type BuildColumns, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  type PgColumnBuilderBase,
  type PgTableWithColumns,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { constraintNames } from '../constraint-names.ts';
import { consent, id, moment, searchText, timestamps } from './columns.ts';
import { fieldColumns } from './field-columns.ts';
import { people } from './people.ts';
import { cities, units } from './places.ts';

/** What the free-course programme (psg.ts) and the staff selection (pss.ts) have in common, once. */

/** A selection process (A 3, B 3): `status` 1, 2 open; 3, 4 closed. */
export const processColumns = () => ({
  id: id(),
  name: text().notNull(),
  number: text().notNull(),
  status: integer().notNull(),
  /** The one city in words, where there is no list of cities. */
  cityInfo: text(),
  unitId: integer().references(() => units.id),
  startDate: date(),
  endDate: date(),
  resultDate: date(),
  searchText: searchText(),
  ...timestamps(),
});

/**
 * What is offered by a process (A 3, B 3). Registrations are taken between `startsAt` and `endsAt` while `taken` is
 * below `capacity`; the contract's `open_vacancies` is their difference.
 */
export const offerColumns = (processes: () => { id: AnyPgColumn }) => ({
  id: id(),
  processId: processId(processes),
  status: integer().notNull().default(1),
  cityInfo: text(),
  prerequisite: text(),
  vacancies: integer().notNull(),
  wait: integer().notNull().default(0),
  capacity: integer().notNull(),
  taken: integer().notNull().default(0),
  startsAt: moment().notNull(),
  endsAt: moment().notNull(),
  /** Room or building; without it the unit of the process. */
  place: text(),
  /** Address of `place` where it is outside the unit. */
  address: text(),
  /** Weekdays and hours, as people read them: "Segunda a sexta, 18h30 às 22h". */
  schedule: text().array().notNull().default(sql`'{}'`),
  documentsToBring: text().array().notNull().default(sql`'{}'`),
  /** Documents are delivered on each day between both, between their times of day. */
  documentsStartAt: moment(),
  documentsEndAt: moment(),
  /** Where they are delivered; without it where the offer takes place. */
  documentsPlace: text(),
  ...timestamps(),
});

/**
 * A registration in a process with the personal data as it was given. It belongs to the account of `personId`: the one
 * that was logged in, else that of the e-mail. `number` is the receipt's, `status` a code of
 * `registrationStatusName`. Kept for five years after the result.
 */
export const registrationColumns = <Fields extends RegistrationFields>(fields: Fields) => ({
  id: id(),
  number: text().notNull().unique(),
  processId: integer().notNull(),
  itemId: integer().notNull(),
  personId: integer()
    .notNull()
    .references(() => people.id),
  ...fieldColumns(fields),
  /** Position in the queue of its item: 1, 2, 3, … */
  position: integer().notNull(),
  status: integer().notNull().default(1),
  /** The status that its owner has been told; another one is mailed, whoever has set it. */
  toldStatus: integer().notNull().default(1),
  /** When its owner cancelled it: then the place is free, and they may apply again. */
  cancelledAt: moment(),
  /**
   * The unit compares documents: other registrations in the process name the same CPF, or one address has got many places
   * of the offer. No answer tells it, or whoever applied with somebody's CPF would learn that she applied too.
   */
  needsDocumentCheck: boolean().notNull().default(false),
  idempotencyKey: text(),
  /** Of what was sent, so that the same key with anything else is not taken for the same call. */
  fingerprint: text(),
  policyVersion: text().notNull(),
  ...consent(),
  createdAt: moment().notNull().defaultNow(),
});

/** The process that something belongs to, and goes with. */
export const processId = (processes: () => { id: AnyPgColumn }) =>
  integer()
    .notNull()
    .references(() => processes().id, { onDelete: 'cascade' });

/** A city in which something takes place. */
export const cityId = () =>
  integer()
    .notNull()
    .references(() => cities.id);

/** Columns as a table's rules get them. */
type Named<Names extends string> = Record<Names, ExtraConfigColumn>;

export const processRules = (name: string, { status }: Named<'status'>) => [statusRule(name, status)];

export const offerRules = (
  name: string,
  table: Named<'id' | 'processId' | 'capacity' | 'taken' | 'startsAt' | 'endsAt'>,
) => [
  unique(`${name}_of_process`).on(table.id, table.processId),
  check(`${name}_taken`, sql`${table.taken} between 0 and ${table.capacity}`),
  check(`${name}_window`, sql`${table.startsAt} < ${table.endsAt}`),
];

/**
 * One registration per process for an account and birth date, those aside that were cancelled, and one per position in
 * the queue: the final guard of the last vacancy.
 */
export const registrationRules = (
  name: 'psg_registrations' | 'pss_registrations',
  table: Named<
    | 'id'
    | 'processId'
    | 'itemId'
    | 'personId'
    | 'nif'
    | 'birthdate'
    | 'position'
    | 'status'
    | 'toldStatus'
    | 'cancelledAt'
    | 'idempotencyKey'
  >,
  items: Record<'id' | 'processId', AnyPgColumn>,
) => [
  foreignKey({
    name: `${name}_item`,
    columns: [table.itemId, table.processId],
    foreignColumns: [items.id, items.processId],
  }),
  uniqueIndex(constraintNames[name].once)
    .on(table.processId, table.personId, table.birthdate)
    .where(sql`${table.cancelledAt} is null`),
  index(`${name}_untold`).on(table.id).where(sql`${table.status} <> ${table.toldStatus}`),
  unique(constraintNames[name].idempotencyKey).on(table.idempotencyKey),
  index().on(table.processId, table.nif),
  unique(`${name}_line`).on(table.itemId, table.position),
  index().on(table.personId),
  statusRule(name, table.status),
];

const statusRule = (name: string, status: ExtraConfigColumn) =>
  check(`${name}_status`, sql`${status} between 1 and 4`);

type TableOf<Columns extends Record<string, PgColumnBuilderBase>> = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: BuildColumns<string, Columns, 'pg'>;
  dialect: 'pg';
}>;

/** What the tables of PSG and PSS processes have in common. */
export type ProcessTable = TableOf<ReturnType<typeof processColumns>>;
/** What the tables of PSG and PSS offers have in common. */
export type OfferTable = TableOf<ReturnType<typeof offerColumns>>;
/** What the tables of PSG and PSS registrations have in common. */
export type RegistrationTable = TableOf<ReturnType<typeof registrationColumns<typeof applicantFields>>>;
