import { localDay, monthsBefore } from '@portal/contract/format/calendar';
import { DAY } from '@portal/contract/format/date';
import {
  and,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  min,
  ne,
  not,
  notExists,
  notLike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Database, oneRow, readDatabaseTime } from '../db/database.ts';
import { polls, pollVotes } from '../db/schema/contents.ts';
import { interests } from '../db/schema/courses.ts';
import { audit, outbox } from '../db/schema/operations.ts';
import { people } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import { offers, processes } from '../db/schema/selection.ts';
import { psaTickets, settings } from '../db/schema/settings.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { deleteOldMails } from '../mail/mailer.ts';
import { isProcessOf } from '../selection/offers.repository.ts';
import type { Services } from '../services.ts';

/** Result of a run for one kind of personal data. */
export type RetentionResult =
  | { kind: RetentionKind; outcome: 'done' }
  /** More rows are due than a run may erase; an operator has to confirm. */
  | { kind: RetentionKind; outcome: 'held'; rows: number }
  | { kind: RetentionKind; outcome: 'failed'; error: Error };

interface RetentionOptions {
  /** Maximum rows of one kind; if more are due, a run erases none of that kind. */
  maxRows?: number | undefined;
  mailFolder?: string | undefined;
}

/** Far more than on a normal day: a wrong clock or setting would make so many rows due at once. */
export const DEFAULT_MAX_ROWS = 5_000;

/**
 * Erases or anonymises personal data whose purpose has ended, by the database's clock. Each batch is a transaction with
 * an audit entry (`interests:3`). A failing kind does not stop the others. Any replica may run it at any time.
 */
export async function applyRetention(
  services: Services,
  { maxRows = DEFAULT_MAX_ROWS, mailFolder }: RetentionOptions = {},
): Promise<RetentionResult[]> {
  const now = await readDatabaseTime(services.db, services.databaseNow());
  const months = await retentionMonths(services.db);
  const results: RetentionResult[] = [];
  for (const kind of Object.keys(erasures) as RetentionKind[]) {
    const before = monthsBefore(now, months[kind]);
    results.push(
      await eraseKind(services, kind, before, maxRows).catch(
        (error: Error): RetentionResult => ({ kind, outcome: 'failed', error }),
      ),
    );
  }
  if (mailFolder) await deleteOldMails(mailFolder, monthsBefore(now, months.mails));
  return results;
}

async function eraseKind(
  { db, now }: Services,
  kind: RetentionKind,
  before: Date,
  maxRows: number,
): Promise<RetentionResult> {
  const { count, eraseBatch } = erasures[kind];
  const rows = await count(db, before);
  if (rows > maxRows) return { kind, outcome: 'held', rows };
  for (let erased = 1; erased > 0; ) {
    erased = await db.transaction(async (tx) => {
      const batch = await eraseBatch(tx, before);
      if (batch > 0) await writeAuditEntry(tx, now(), 'system', 'data-erased', `${kind}:${batch}`);
      return batch;
    });
  }
  return { kind, outcome: 'done' };
}

/** Maximum rows per transaction, so that it does not hold locks for long. */
const ROWS_PER_BATCH = 500;

/** Erases or anonymises personal data of one kind once its purpose has ended. */
export interface Erasure {
  /** Counts the rows that ended before a timestamp. */
  count: (db: Database, before: Date) => Promise<number>;
  /** Erases some of them. @returns the number of rows; 0 if none is left */
  eraseBatch: (db: Database, before: Date) => Promise<number>;
}

type Condition = (db: Database, before: Date) => SQL | undefined;

export const erasures: Record<RetentionKind, Erasure> = {
  registrations: deletion(registrations, hasRegistrationEnded),
  accounts: deletion(people, isAccountUnused),
  interests: deletion(interests, (_db, before) => lt(interests.consented_at, before)),
  tickets: deletion(psaTickets, (_db, before) => lt(psaTickets.consented_at, before)),
  mails: deletion(outbox, (_db, before) => lt(outbox.createdAt, before)),
  votes: {
    count: (db, before) => db.$count(pollVotes, isPollClosed(db, before)),
    eraseBatch: forgetVoters,
  },
  records: {
    count: (db, before) => db.$count(audit, lt(audit.at, before)),
    eraseBatch: eraseRecords,
  },
};

type Table = PgTable & { id: PgColumn };

function deletion(table: Table, hasEnded: Condition): Erasure {
  return {
    count: (db, before) => db.$count(table, hasEnded(db, before)),
    async eraseBatch(db, before) {
      const batch = db
        .select({ id: table.id })
        .from(table as PgTable)
        .where(hasEnded(db, before))
        .limit(ROWS_PER_BATCH);
      return countRows(db.delete(table).where(inArray(table.id, batch)).returning({ id: table.id }));
    },
  };
}

/** Selects registrations of ended processes; each is erased with its curriculum, and the offer keeps its taken places. */
function hasRegistrationEnded(db: Database, before: Date): SQL | undefined {
  const lastClosing = db
    .select({ at: sql`max(${offers.end_date})` })
    .from(offers)
    .where(isProcessOf(offers));
  // A day begins at midnight in Belém, not in the database's time zone.
  const lastDay = sql`greatest(${processes.result_date}, ${processes.end_date})::timestamp at time zone 'America/Belem'`;
  const over = db
    .select({ id: processes.id })
    .from(processes)
    .where(
      and(
        isProcessOf(registrations),
        sql`greatest(${lastDay}, (${lastClosing})) < ${before.toISOString()}::timestamptz`,
      ),
    );
  return and(exists(over), lt(registrations.created_at, before));
}

/** Selects people without registrations and recent activity; accounts, sessions and codes are deleted with them. */
function isAccountUnused(db: Database, before: Date): SQL | undefined {
  const registered = db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.person_id, people.id));
  const used = db
    .select({ id: audit.id })
    .from(audit)
    .where(and(eq(audit.actor, sql`'person:' || ${people.id}`), not(lt(audit.at, before))));
  return and(
    lt(people.created_at, before),
    lt(people.updated_at, before),
    notExists(used),
    notExists(registered),
  );
}

/** Selects votes of closed polls that still have their voter's hash. */
function isPollClosed(db: Database, before: Date): SQL | undefined {
  const closed = db
    .select({ id: polls.id })
    .from(polls)
    .where(or(lt(polls.end_date, localDay(before)), and(isNull(polls.end_date), ne(polls.is_active, 1))));
  return and(
    inArray(pollVotes.poll_id, closed),
    lt(pollVotes.createdAt, before),
    notLike(pollVotes.voter_hash, 'anonymous:%'),
  );
}

/** Keeps the votes and replaces their voters' hashes by random texts. */
function forgetVoters(db: Database, before: Date): Promise<number> {
  const batch = db
    .select({ row: sql`ctid` })
    .from(pollVotes)
    .where(isPollClosed(db, before))
    .limit(ROWS_PER_BATCH);
  return countRows(
    db
      .update(pollVotes)
      .set({ voter_hash: sql`'anonymous:' || gen_random_uuid()` })
      .where(inArray(sql`ctid`, batch))
      .returning({ poll_id: pollVotes.poll_id }),
  );
}

/** Erases a day of entries with a database function, because the API's role cannot delete from the audit log. */
async function eraseRecords(db: Database, before: Date): Promise<number> {
  const [oldest] = await db.select({ at: min(audit.at) }).from(audit);
  if (!oldest?.at || oldest.at >= before) return 0;
  const end = new Date(Math.min(before.getTime(), oldest.at.getTime() + DAY));
  const erased = sql<number>`erase_old_records(${end.toISOString()}::timestamptz)`;
  const rows = await db.select({ erased }).from(oneRow);
  return rows.reduce((sum, row) => sum + row.erased, 0);
}

const countRows = async (rows: PromiseLike<unknown[]>): Promise<number> => (await rows).length;

/** Default retention of personal data in months after its purpose (docs/security.md). */
export const defaultMonths = {
  /** After the result, the end and the last closing of a process, whichever comes last. */
  registrations: 60,
  /** After the last use without a registration. */
  accounts: 24,
  /** After submission. */
  interests: 12,
  tickets: 24,
  mails: 1,
  /** After the poll closed; then votes become anonymous. */
  votes: 1,
  /** After the recorded action. */
  records: 60,
} as const;

export type RetentionKind = keyof typeof defaultMonths;

/** Returns the configured months. Ignores settings that are not an integer of at least 1. */
export async function retentionMonths(db: Database): Promise<Record<RetentionKind, number>> {
  const [row] = await db.select({ months: settings.retention_months }).from(settings);
  const set = Object.entries(row?.months ?? {}).filter(
    ([kind, months]) => kind in defaultMonths && Number.isInteger(months) && Number(months) >= 1,
  );
  return { ...defaultMonths, ...Object.fromEntries(set) };
}
