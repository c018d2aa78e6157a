import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { constraintNames } from '../constraint-names.ts';
import { id, moment, timestamps } from './columns.ts';
import { cities } from './places.ts';

/**
 * A person's data as given with one e-mail: `nif` is a CPF (11 digits), `email` is lower case, `phone` digits only. One
 * CPF may have several rows, one for each e-mail that applied with it, and they are never joined by the CPF. Kept while
 * a process needs it.
 */
export const people = pgTable(
  'people',
  {
    id: id(),
    nif: text().notNull(),
    fullName: text().notNull(),
    birthdate: date().notNull(),
    mother: text(),
    email: text(),
    /** When somebody used a code that was sent to the e-mail: from then on it is this person's alone. */
    emailProvedAt: moment(),
    /** When the institution compared CPF and birth date with the documents; null while they are not verified. */
    verifiedAt: moment(),
    phone: text(),
    address: text(),
    number: text(),
    district: text(),
    cityId: integer().references(() => cities.id),
    /** A code of `raceName`; optional (B 3). */
    raceId: integer(),
    educationLevelId: integer(),
    ...timestamps(),
  },
  (table) => [
    unique('people_nif_email').on(table.nif, table.email),
    uniqueIndex(constraintNames.people.provedEmail)
      .on(table.email)
      .where(sql`${table.emailProvedAt} is not null`),
    index().on(table.email),
  ],
);

/** Access of a person. Without a password until the first access (a registration creates it so). */
export const accounts = pgTable('accounts', {
  personId: integer()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** argon2id in PHC form. */
  passwordHash: text(),
  passwordChangedAt: moment(),
  createdAt: moment().notNull().defaultNow(),
});

/** Session: only the SHA-256 of its token is known here. Deleted when it ends. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    personId: integer()
      .notNull()
      .references(() => accounts.personId, { onDelete: 'cascade' }),
    /** Roughly, as its owner would call it: "Chrome no Windows". */
    device: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [index().on(table.personId)],
);

/**
 * Device from which a person has logged in: only the SHA-256 of its token is known here. Kept for a year after its last
 * use.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text().notNull(),
    personId: integer()
      .notNull()
      .references(() => accounts.personId, { onDelete: 'cascade' }),
    lastUsedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.personId] }), index().on(table.personId)],
);

/** Purpose of a code that is sent to an e-mail: a new password, or proof that the new e-mail is theirs. */
export type CodePurpose = 'password' | 'email';

/** Code sent to an e-mail: hashed, short-lived, single use, few attempts. */
export const resetCodes = pgTable(
  'reset_codes',
  {
    id: id(),
    personId: integer()
      .notNull()
      .references(() => accounts.personId, { onDelete: 'cascade' }),
    purpose: text().$type<CodePurpose>().notNull().default('password'),
    email: text().notNull(),
    codeHash: text().notNull(),
    /** Counted from the sending of its mail; until then as if it had been sent at once. */
    expiresAt: moment().notNull(),
    /** How long it is good for. */
    minutes: integer().notNull().default(10),
    /** The mail of the outbox that carries it. */
    mailKey: text(),
    tries: integer().notNull().default(0),
    usedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.email), index().on(table.personId), index().on(table.mailKey)],
);
