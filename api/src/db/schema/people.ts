import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, reference } from './columns.ts';
import { constraintNames } from './constraint-names.ts';
import { cities } from './settings.ts';

/**
 * Person as entered with one e-mail: `nif` is a CPF (11 digits), `email` is lower case, `phone` digits only. A CPF may
 * have several rows, one per e-mail, which are never joined by CPF. Retained while a process needs it.
 */
export const people = pgTable(
  'people',
  {
    id: id(),
    nif: text().notNull(),
    full_name: text().notNull(),
    birthdate: date().notNull(),
    mother: text(),
    email: text(),
    /** Timestamp of the first use of a code sent to the e-mail, which from then on belongs to this person alone. */
    email_proved_at: moment(),
    /** Timestamp at which the institution compared CPF and birth date with documents; null while unverified. */
    verified_at: moment(),
    phone: text(),
    address: text(),
    number: text(),
    district: text(),
    city_id: integer().references(() => cities.id),
    /** Code of `raceName`; optional (B 3). */
    race_id: integer(),
    education_level_id: integer(),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment()
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (table) => [
    unique('people_nif_email').on(table.nif, table.email),
    uniqueIndex(constraintNames.provedEmail).on(table.email).where(sql`${table.email_proved_at} is not null`),
    index().on(table.email),
  ],
);

/** Login of a person. A registration creates it without a password. */
export const accounts = pgTable('accounts', {
  personId: integer()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** argon2id in PHC format. */
  passwordHash: text(),
  passwordChangedAt: moment(),
  createdAt: moment().notNull().defaultNow(),
});

/** Session with the SHA-256 of its token. Deleted when it ends. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    personId: reference(() => accounts.personId, { onDelete: 'cascade' }),
    /** Display name: "Chrome no Windows". */
    device: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [index().on(table.personId)],
);

/** Device with a previous login, with the SHA-256 of its token. Retained for a year after its last use. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text().notNull(),
    personId: reference(() => accounts.personId, { onDelete: 'cascade' }),
    lastUsedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.personId] }), index().on(table.personId)],
);

/** Purpose of a code sent by e-mail: a new password, or verification of a new e-mail. */
export type CodePurpose = 'password' | 'email';

/** Code sent by e-mail: hashed, short-lived, single use, few attempts. */
export const resetCodes = pgTable(
  'reset_codes',
  {
    id: id(),
    personId: reference(() => accounts.personId, { onDelete: 'cascade' }),
    purpose: text().$type<CodePurpose>().notNull().default('password'),
    email: text().notNull(),
    codeHash: text().notNull(),
    /** Set when the mail is sent; until then computed from the creation. */
    expiresAt: moment().notNull(),
    /** Validity period. */
    minutes: integer().notNull().default(10),
    /** Key of its mail in the outbox. */
    mailKey: text(),
    tries: integer().notNull().default(0),
    usedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.email), index().on(table.personId), index().on(table.mailKey)],
);
