import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment, timestamps } from './columns.ts';
import { cities } from './places.ts';

/** Person known by CPF (`nif`, 11 digits). `email` is lower case, `phone` digits only. Kept while a process needs it. */
export const people = pgTable('people', {
  id: id(),
  nif: text().notNull().unique(),
  fullName: text().notNull(),
  birthdate: date().notNull(),
  mother: text(),
  email: text().unique(),
  phone: text(),
  address: text(),
  number: text(),
  district: text(),
  cityId: integer().references(() => cities.id),
  /** 1 Parda, 2 Branca, 3 Preta, 4 Amarela, 5 Indígena, 6 Sem declaração; optional (B 3). */
  raceId: integer(),
  educationLevelId: integer(),
  ...timestamps(),
});

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
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [index().on(table.personId)],
);

/** Code that lets the owner of an e-mail set a password: hashed, short-lived, single use, few tries. */
export const resetCodes = pgTable(
  'reset_codes',
  {
    id: id(),
    personId: integer()
      .notNull()
      .references(() => accounts.personId, { onDelete: 'cascade' }),
    email: text().notNull(),
    codeHash: text().notNull(),
    expiresAt: moment().notNull(),
    tries: integer().notNull().default(0),
    usedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.email)],
);
