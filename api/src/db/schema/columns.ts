import { integer, text, timestamp } from 'drizzle-orm/pg-core';

/** Numbered primary key; the number may be given, so that imported rows keep theirs. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** A moment in time, kept in UTC, read and written as `Date`. */
export const moment = () => timestamp({ withTimezone: true });

/** The two moments that every editable row carries. */
export const timestamps = () => ({
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

/** Proof of consent, as the data-protection law asks: when, and to which version of the policy. */
export const consent = () => ({
  consentedAt: moment().notNull().defaultNow(),
});

/** Words, besides its own, that the search finds something by. */
export const searchText = () => text().notNull().default('');
