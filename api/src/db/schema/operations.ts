import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Outgoing mail, written in the transaction that causes it and sent afterwards. Text is blanked once sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Names the cause, so that the same cause never sends twice. */
    key: text().notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The same e-mail as plain text and as HTML; both blank once sent. */
    body: text().notNull(),
    html: text().notNull().default(''),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull(),
    sentAt: moment(),
    lastError: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('outbox_due').on(table.nextAttemptAt).where(sql`${table.sentAt} is null`),
    index().on(table.recipient, table.sentAt),
  ],
);

/** Who did what to which record, append-only; never a CPF in clear. Kept for five years. */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: moment().notNull(),
    /** `person:12`, `anonymous` or `system`. */
    actor: text().notNull(),
    action: text().notNull(),
    /** `registration:7`. */
    target: text().notNull(),
  },
  (table) => [index().on(table.actor, table.id), index().on(table.target, table.id)],
);

/** Number of calls by one key until its window ends, shared by every replica; named as rate-limiter-flexible asks. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer('hits').notNull(),
    expire: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expire)],
);

/** Last time a viewer (salted hash) was counted on a target (`content:3`), so that a reload counts once. */
export const views = pgTable(
  'views',
  {
    target: text().notNull(),
    viewerHash: text().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.target, table.viewerHash] }), index().on(table.seenAt)],
);

/** Random keys of this installation, shared by every replica: those of the highest number write, all of them read. */
export const secrets = pgTable(
  'secrets',
  {
    /** `hashKey` or `signingKey`. */
    name: text().notNull(),
    id: integer().notNull().default(1),
    value: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.id] })],
);
