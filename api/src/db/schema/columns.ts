import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Numbered primary key; imported rows may set their own number. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Id of a row of another table, with which this one may be deleted. */
export const reference = (column: () => AnyPgColumn, actions: { onDelete?: 'cascade' } = {}) =>
  integer().notNull().references(column, actions);

/** Timestamp, stored in UTC, read and written as `Date`. */
export const moment = () => timestamp({ withTimezone: true });

/** Timestamp, stored in UTC, read and written as the contract's ISO 8601 text. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** Timestamps of every published row, named as in the contract. */
export const publishedTimestamps = () => ({
  created_at: instant().notNull().default(sql`now()`),
  updated_at: instant()
    .notNull()
    .default(sql`now()`)
    .$onUpdate(() => new Date().toISOString()),
});

/** Consent to the policy (data-protection law): timestamp and the version read; null if the client did not name it. */
export const consent = () => ({
  policy_version: text(),
  consented_at: moment().notNull().defaultNow(),
});

/** Additional search terms of a row. */
export const searchText = () => text().notNull().default('');
