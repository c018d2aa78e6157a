import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';

/** Outgoing mail, written in the transaction that causes it and sent afterwards. Texts are blanked once sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Identifies the cause, so that each cause sends one mail. */
    key: text().notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Plain text; blank once sent, like `html`. */
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

/** Append-only audit log, without plain CPFs. Retained for five years. */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: moment().notNull(),
    /** `person:12`, `anonymous` or `system`. */
    actor: text().notNull(),
    action: text().notNull(),
    /** `psg:7`. */
    target: text().notNull(),
  },
  (table) => [index().on(table.actor, table.id), index().on(table.target, table.id)],
);

/** Number of hits of a key until its window ends, shared by all replicas. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Last counted view of a target (`content:3`) by a viewer (salted hash), so that a reload counts once. */
export const views = pgTable(
  'views',
  {
    target: text().notNull(),
    viewerHash: text().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.target, table.viewerHash] }), index().on(table.seenAt)],
);

/** Visitors' writes of the last day by the hash of content and key, with the response, which only this key opens. */
export const answeredWrites = pgTable(
  'answered_writes',
  { requestHash: text().primaryKey(), answer: text(), createdAt: moment().notNull() },
  (table) => [index().on(table.createdAt)],
);

/** Random keys of this installation, shared by all replicas: the highest id writes, all ids read. */
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
