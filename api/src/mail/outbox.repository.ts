import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias, type PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { readDatabaseTime } from '../db/database-time.repository.ts';
import { outbox } from '../db/schema/operations.ts';
import type { Services } from '../services.ts';
import type { WrittenEmail } from './email.ts';

export type Mail = {
  /** Names the cause (`registration-psg:7`): the same cause never sends twice. What is before the colon is its kind. */
  key: string;
  recipient: string;
} & WrittenEmail;

/** A mail that fails so often is given up. */
export const maximumAttempts = 12;

/** Whether a mail is neither sent nor given up. */
const isWaiting = ({ sentAt, attempts }: Record<'sentAt' | 'attempts', SQLWrapper>) =>
  and(isNull(sentAt), sql`${attempts} < ${maximumAttempts}`);

/** Mails that are sent at a time. */
const batchSize = 100;
/** Nobody else takes a mail that is being sent for so long: longer than a batch takes on a server that is about to time out. */
const claimMinutes = 10;

/** Maximum of mails of one kind to a mailbox in an hour; the rest wait. One kind cannot hold back another. */
export const mailsPerHour = 5;
/** Its codes end in ten minutes, so that none waits: `limits.resetMailbox` bounds how many are written. */
const unthrottledKind = 'reset-code';
const hour = 60 * 60_000;
/** Any constant will do. */
const claimLock = 7_214_002;

/** A mail that this process sends. */
export type ClaimedMail = typeof outbox.$inferSelect;

/** Writes a mail into the outbox, in the transaction of what causes it. */
export async function enqueueMail(db: Database, now: Date, mail: Mail): Promise<void> {
  await db
    .insert(outbox)
    .values({ ...mail, nextAttemptAt: now, createdAt: now })
    .onConflictDoNothing({ target: outbox.key });
}

/**
 * Takes the next due mails, so that neither a crash nor another replica sends them at once. Replicas do it one after the
 * other: each counts what the others have taken for a mailbox. The database's clock decides: that of a process may be wrong.
 */
export async function claimDue(services: Services): Promise<ClaimedMail[]> {
  return services.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${claimLock})`);
    const now = await readDatabaseTime(tx, services.databaseNow());
    const due = dueMails(tx, now);
    const chosen = tx
      .select({ id: due.id })
      .from(due)
      .where(
        or(
          eq(due.kind, unthrottledKind),
          sql`${due.turn} + ${countRecentlySent(tx, now, due)} <= ${mailsPerHour}`,
        ),
      )
      .orderBy(asc(due.id))
      .limit(batchSize);
    const claimed = await tx
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        lastError: null,
        nextAttemptAt: new Date(now.getTime() + claimMinutes * 60_000),
      })
      .where(inArray(outbox.id, chosen))
      .returning();
    return claimed.sort((one, other) => one.id - other.id);
  });
}

/**
 * The mails that are due, each with its turn among those of its kind to its mailbox. A new mail is due, whichever clock
 * wrote its time.
 */
const dueMails = (db: Database, now: Date) =>
  db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      kind: kindOf(outbox).as('kind'),
      turn: sql<number>`row_number() over (partition by ${outbox.recipient}, ${kindOf(outbox)} order by ${outbox.id})`.as(
        'turn',
      ),
    })
    .from(outbox)
    .where(and(isWaiting(outbox), or(eq(outbox.attempts, 0), lte(outbox.nextAttemptAt, now))))
    .as('due');

/** How many mails of its kind the receiver of a due mail was sent within the last hour, or is being sent. */
function countRecentlySent(db: Database, now: Date, due: ReturnType<typeof dueMails>) {
  const other = alias(outbox, 'other');
  const isBeingSent = and(
    isWaiting(other),
    gt(other.attempts, 0),
    isNull(other.lastError),
    gt(other.nextAttemptAt, now),
  );
  return db
    .select({ mails: count() })
    .from(other)
    .where(
      and(
        eq(other.recipient, due.recipient),
        eq(kindOf(other), due.kind),
        or(gt(other.sentAt, new Date(now.getTime() - hour)), isBeingSent),
      ),
    );
}

const kindOf = ({ key }: { key: SQLWrapper }): SQL<string> => sql`split_part(${key}, ':', 1)`;

/** Notes why a mail failed, and when it is tried again, by the database's clock. */
export async function postpone(
  { db, databaseNow }: Pick<Services, 'db' | 'databaseNow'>,
  id: number,
  { lastError, minutes }: { lastError: string; minutes: number },
) {
  const nextAttemptAt = sql`${databaseNow()} + ${minutes} * interval '1 minute'`;
  await saveDeliveryResult(db, id, { lastError, nextAttemptAt });
}

/** Notes what came of a mail. */
export async function saveDeliveryResult(db: Database, id: number, change: PgUpdateSetSource<typeof outbox>) {
  await db.update(outbox).set(change).where(eq(outbox.id, id));
}

/** How many mails are still to be sent, and how many were given up; seconds for which the oldest has waited. */
export async function outboxCounts(db: Database, now: SQL) {
  const age = sql<number>`coalesce(extract(epoch from ${now} - min(${outbox.createdAt})), 0)::float`;
  const [waiting] = await db.select({ mails: count(), age }).from(outbox).where(isWaiting(outbox));
  const isDead = and(isNull(outbox.sentAt), gte(outbox.attempts, maximumAttempts));
  return {
    waiting: waiting?.mails ?? 0,
    oldestSeconds: waiting?.age ?? 0,
    dead: await db.$count(outbox, isDead),
  };
}
