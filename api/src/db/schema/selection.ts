import type { RegistrationFields } from '@portal/contract/selection-process/registration-field';
import type { applicantFields } from '@portal/contract/selection-process/registration-fields';
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
import { consent, id, moment, searchText, timestamps } from './columns.ts';
import { constraintNames } from './constraint-names.ts';
import { fieldColumns } from './field-columns.ts';
import { people } from './people.ts';
import { cities, units } from './settings.ts';

/**
 * Selection process (A 3, B 3): `status` 1, 2 open; 3, 4 closed. Shared by the free-course programme (psg.ts) and the
 * staff selection (pss.ts).
 */
export const processColumns = () => ({
  id: id(),
  name: text().notNull(),
  number: text().notNull(),
  status: integer().notNull(),
  /** Name of the city, if there is no list of cities. */
  cityInfo: text(),
  unitId: integer().references(() => units.id),
  startDate: date(),
  endDate: date(),
  resultDate: date(),
  searchText: searchText(),
  ...timestamps(),
});

/**
 * Offer of a process (A 3, B 3). Accepts registrations between `startsAt` and `endsAt` while `taken` is below
 * `capacity`; their difference is the contract's `open_vacancies`.
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
  /** Room or building; defaults to the unit of the process. */
  place: text(),
  /** Postal address of `place` if it is outside the unit. */
  address: text(),
  /** Display texts of weekdays and hours: "Segunda a sexta, 18h30 às 22h". */
  schedule: text().array().notNull().default(sql`'{}'`),
  documentsToBring: text().array().notNull().default(sql`'{}'`),
  /** Documents are accepted on each day between both dates, between their times of day. */
  documentsStartAt: moment(),
  documentsEndAt: moment(),
  /** Place of delivery; defaults to the place of the offer. */
  documentsPlace: text(),
  ...timestamps(),
});

/**
 * Registration in a process with the personal data as entered. `personId` is the account that was logged in, or else
 * that of the e-mail. `number` is the receipt's, `status` a code of `registrationStatusName`. Retained for five years
 * after the result.
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
  /** Last status mailed to the owner; any other status is mailed, whatever changed it. */
  toldStatus: integer().notNull().default(1),
  /** Timestamp of the owner's cancellation, which frees the place and allows another registration. */
  cancelledAt: moment(),
  /**
   * Requests a comparison of documents by the unit, because other registrations in the process have the same CPF, or
   * one IP address has many places of the offer. Never returned: it would show third parties whether a CPF has applied.
   */
  needsDocumentCheck: boolean().notNull().default(false),
  idempotencyKey: text(),
  /** Hash of the request, so that a reused key with other data is no repetition. */
  fingerprint: text(),
  ...consent(),
  createdAt: moment().notNull().defaultNow(),
});

/** Reference to a process; deleted with it. */
export const processId = (processes: () => { id: AnyPgColumn }) =>
  integer()
    .notNull()
    .references(() => processes().id, { onDelete: 'cascade' });

/** Reference to a city. */
export const cityId = () =>
  integer()
    .notNull()
    .references(() => cities.id);

/** Columns that a table's constraints receive. */
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
 * One registration per process, account and birth date unless cancelled, and one per position in the queue, which
 * finally guards the last vacancy.
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

/** Common columns of PSG and PSS processes. */
export type ProcessTable = TableOf<ReturnType<typeof processColumns>>;
/** Common columns of PSG and PSS offers. */
export type OfferTable = TableOf<ReturnType<typeof offerColumns>>;
/** Common columns of PSG and PSS registrations. */
export type RegistrationTable = TableOf<ReturnType<typeof registrationColumns<typeof applicantFields>>>;
