import {
  columnName,
  type FieldValues,
  fieldsOf,
  mapFields,
  type RegistrationFields,
} from '@portal/contract/selection-process/registration-field';
import { date, text } from 'drizzle-orm/pg-core';

/** Columns of a registration's fields and their values: the fields' names in camel case. */

type ColumnName<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<ColumnName<Tail>>}`
  : Name;

const builders = {
  text: { required: () => text().notNull(), optional: () => text() },
  date: { required: () => date().notNull(), optional: () => date() },
};

type Need<Field> = Field extends { optional: true } ? 'optional' : 'required';

export type FieldColumns<Fields extends RegistrationFields> = {
  [Name in keyof Fields as ColumnName<Name>]: ReturnType<
    (typeof builders)[Fields[Name]['column']][Need<Fields[Name]>]
  >;
};

export const fieldColumns = <Fields extends RegistrationFields>(fields: Fields) =>
  Object.fromEntries(
    fieldsOf(fields).map(([name, { column, optional }]) => [
      columnName(name),
      builders[column][optional ? 'optional' : 'required'](),
    ]),
  ) as FieldColumns<Fields>;

export type ColumnValues<Fields> = {
  [Name in keyof Fields as ColumnName<Name>]: FieldValues<Fields>[Name];
};

/** Converts validated fields to their stored form. */
export const toColumns = <Fields extends RegistrationFields>(
  fields: Fields,
  values: Partial<Record<keyof Fields, string | null>>,
) =>
  Object.fromEntries(
    fieldsOf(fields).map(([name]) => [columnName(name), values[name] ?? null]),
  ) as ColumnValues<Fields>;

/** Converts stored columns to fields. */
export const fromColumns = <Fields extends RegistrationFields>(fields: Fields, row: ColumnValues<Fields>) => {
  const stored: Map<string, string | null> = new Map(Object.entries(row));
  return mapFields(fields, (_field, name) => stored.get(columnName(name)) ?? null) as FieldValues<Fields>;
};
