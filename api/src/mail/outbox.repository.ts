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
import { startValidity } from '../accounts/reset-codes.repository.ts';
import { type Database, readDatabaseTime } from '../db/database.ts';
import { outbox } from '../db/schema/operations.ts';
import type { Services } from '../services.ts';
import { type Email, type WrittenEmail, writeEmail } from './email.ts';

export type Mail = {
  /** Identifies the cause (`registration-psg:7`), so that each cause sends one mail. The kind precedes the colon. */
  key: string;
  recipient: string;
} & WrittenEmail;

/** A mail with so many failures is undeliverable. */
export const maximumAttempts = 12;

/** Returns whether a mail is neither sent nor undeliverable. */
const isWaiting = ({ sentAt, attempts }: Record<'sentAt' | 'attempts', SQLWrapper>) =>
  and(isNull(sentAt), sql`${attempts} < ${maximumAttempts}`);

const BATCH_SIZE = 100;
/** Minutes in which no other process claims the mail: longer than a batch on a server that is about to time out. */
const CLAIM_MINUTES = 10;

/** Maximum mails per kind, mailbox and hour; the rest wait. Kinds do not hold back each other. */
export const mailsPerHour = 5;
/** Never waits, because codes end in ten minutes; `limits.resetMailbox` limits its number. */
const unthrottledKind = 'reset-code';
const HOUR_MS = 60 * 60_000;
/** Arbitrary constant. */
const claimLock = 7_214_002;

/** Mail that this process sends. */
type ClaimedMail = typeof outbox.$inferSelect;

/** Writes a mail into the outbox in the transaction of its cause. @returns the query, to be awaited */
export const enqueueMail = (db: Database, now: Date, mail: Mail) =>
  db
    .insert(outbox)
    .values({ ...mail, nextAttemptAt: now, createdAt: now })
    .onConflictDoNothing({ target: outbox.key });

/** Claims the next due mails by the database's clock. Replicas take turns, because each counts claims of the others. */
async function claimDue({ db, databaseNow }: Services): Promise<ClaimedMail[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${claimLock})`);
    const now = await readDatabaseTime(tx, databaseNow());
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
      .limit(BATCH_SIZE);
    const claimed = await tx
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        lastError: null,
        nextAttemptAt: new Date(now.getTime() + CLAIM_MINUTES * 60_000),
      })
      .where(inArray(outbox.id, chosen))
      .returning();
    return claimed.sort((one, other) => one.id - other.id);
  });
}

/** Selects due mails, each with its position among those of its kind to its mailbox. A new mail is due by any clock. */
const dueMails = (db: Database, now: Date) =>
  db
    .select({
      id: outbox.id,
      recipient: outbox.recipient,
      kind: getKind(outbox).as('kind'),
      turn: sql<number>`row_number() over (partition by ${outbox.recipient}, ${getKind(outbox)} order by ${outbox.id})`.as(
        'turn',
      ),
    })
    .from(outbox)
    .where(and(isWaiting(outbox), or(eq(outbox.attempts, 0), lte(outbox.nextAttemptAt, now))))
    .as('due');

/** Counts the mails of a kind that the recipient received within the last hour or is being sent. */
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
        eq(getKind(other), due.kind),
        or(gt(other.sentAt, new Date(now.getTime() - HOUR_MS)), isBeingSent),
      ),
    );
}

const getKind = ({ key }: { key: SQLWrapper }): SQL<string> => sql`split_part(${key}, ':', 1)`;

const saveDeliveryResult = (db: Database, id: number, change: PgUpdateSetSource<typeof outbox>) =>
  db.update(outbox).set(change).where(eq(outbox.id, id));

/** Stores a failure; the mail is retried after 1, 2, 4, … at most 360 minutes. */
function postpone({ db, databaseNow }: Services, { id, attempts }: ClaimedMail, lastError: string) {
  const minutes = Math.min(2 ** (attempts - 1), 360);
  const nextAttemptAt = sql`${databaseNow()} + ${minutes} * interval '1 minute'`;
  return saveDeliveryResult(db, id, { lastError, nextAttemptAt });
}

/** Returns the numbers of pending and undeliverable mails, and the age of the oldest pending one in seconds. */
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

/** Renders an e-mail and stores it in the transaction of its cause, to be sent once. @returns the query, to be awaited */
export const addMail = (
  { db, now, portalUrl }: Services,
  { key, recipient, ...email }: Pick<Mail, 'key' | 'recipient'> & Email,
) => enqueueMail(db, now(), { key, recipient, ...writeEmail(portalUrl, email) });

/** Sends one mail or throws. Sending the same `key` twice must have no further effect. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Mail that is not retried any more; its text stays in the outbox. */
export type DeadLetter = { key: string; attempts: number; lastError: string };

interface Delivery {
  onDead?: (mail: DeadLetter) => void;
  beforeBatch?: () => Promise<void>;
}

/**
 * Sends all due mails in batches and retries failures; if a whole batch fails, the server is down and delivery stops.
 */
export async function deliverDue(
  services: Services,
  send: SendMail,
  { onDead = () => {}, beforeBatch = async () => {} }: Delivery = {},
): Promise<void> {
  let arrived: boolean[];
  do {
    await beforeBatch();
    const batch = await claimDue(services);
    arrived = await Promise.all(batch.map((mail) => deliver(services, mail, send, onDead)));
  } while (arrived.some(Boolean));
}

/** @returns whether the mail was sent */
async function deliver(
  services: Services,
  mail: ClaimedMail,
  send: SendMail,
  onDead: (mail: DeadLetter) => void,
): Promise<boolean> {
  const { id, key, attempts } = mail;
  try {
    await send(mail);
  } catch (error) {
    const lastError = error instanceof Error ? error.name : 'unknown';
    await postpone(services, mail, lastError);
    if (attempts >= maximumAttempts) onDead({ key, attempts, lastError });
    return false;
  }
  const sentAt = services.databaseNow();
  // First, because if the next statement fails, the mail is sent again and its codes restart.
  await startValidity(services.db, sentAt, key);
  // The texts may contain a code and are no longer needed.
  await saveDeliveryResult(services.db, id, { sentAt, body: '', html: '', lastError: null });
  return true;
}
