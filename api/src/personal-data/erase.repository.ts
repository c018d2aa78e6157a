import { localDay } from '@portal/shared/format/calendar';
import { and, eq, inArray, isNull, lt, ne, not, notExists, notLike, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { polls, pollVotes } from '../db/schema/contents.ts';
import { interests } from '../db/schema/courses.ts';
import { audit, outbox } from '../db/schema/operations.ts';
import { people } from '../db/schema/people.ts';
import { psaTickets } from '../db/schema/psa.ts';
import { psgRegistrations } from '../db/schema/psg.ts';
import { pssRegistrations } from '../db/schema/pss.ts';
import { type ProcessKind, tablesOf } from '../registrations/process-kind.ts';
import type { RetentionKind } from './retention-kinds.repository.ts';

/** Erases or anonymises what ended before a moment. @returns the number of rows */
type Erase = (db: Database, before: Date) => Promise<number>;

/** How each kind of personal data is erased. */
export const erase: Record<RetentionKind, Erase> = {
  registrations: async (db, before) =>
    (await eraseRegistrations(db, before, 'psg')) + (await eraseRegistrations(db, before, 'pss')),
  accounts: eraseAccounts,
  interests: (db, before) =>
    countOf(db.delete(interests).where(lt(interests.consentedAt, before)).returning()),
  tickets: (db, before) =>
    countOf(db.delete(psaTickets).where(lt(psaTickets.consentedAt, before)).returning()),
  mails: (db, before) => countOf(db.delete(outbox).where(lt(outbox.createdAt, before)).returning()),
  votes: forgetVoters,
  records: eraseRecords,
};

/** With a registration goes its curriculum; how many places were taken stays with the offer. */
function eraseRegistrations(db: Database, before: Date, processKind: ProcessKind): Promise<number> {
  const { processes, items, registrations } = tablesOf(processKind);
  const lastClosing = db
    .select({ at: sql`max(${items.endsAt})` })
    .from(items)
    .where(eq(items.processId, processes.id));
  // A day begins at midnight in Belém, wherever the database is.
  const lastDay = sql`greatest(${processes.resultDate}, ${processes.endDate})::timestamp at time zone 'America/Belem'`;
  const over = db
    .select({ id: processes.id })
    .from(processes)
    .where(sql`greatest(${lastDay}, (${lastClosing})) < ${before.toISOString()}::timestamptz`);
  return countOf(
    db
      .delete(registrations)
      .where(and(inArray(registrations.processId, over), lt(registrations.createdAt, before)))
      .returning(),
  );
}

/**
 * People without registrations and without recorded activity since; account, sessions and codes are deleted with them.
 */
function eraseAccounts(db: Database, before: Date): Promise<number> {
  const registered = [psgRegistrations, pssRegistrations].map((table) =>
    notExists(db.select({ id: table.id }).from(table).where(eq(table.personId, people.id))),
  );
  const used = db
    .select({ id: audit.id })
    .from(audit)
    .where(and(eq(audit.actor, sql`'person:' || ${people.id}`), not(lt(audit.at, before))));
  return countOf(
    db
      .delete(people)
      .where(and(lt(people.createdAt, before), lt(people.updatedAt, before), notExists(used), ...registered))
      .returning(),
  );
}

/** The vote stays, the voter's hash is replaced by a random text. */
function forgetVoters(db: Database, before: Date): Promise<number> {
  const closed = db
    .select({ id: polls.id })
    .from(polls)
    .where(or(lt(polls.endDate, localDay(before)), and(isNull(polls.endDate), ne(polls.isActive, 1))));
  return countOf(
    db
      .update(pollVotes)
      .set({ voterHash: sql`'anonymous:' || gen_random_uuid()` })
      .where(
        and(
          inArray(pollVotes.pollId, closed),
          lt(pollVotes.createdAt, before),
          notLike(pollVotes.voterHash, 'anonymous:%'),
        ),
      )
      .returning(),
  );
}

/** The database has a function for it, since the api's own role cannot delete a line of the record. */
async function eraseRecords(db: Database, before: Date): Promise<number> {
  const erased = sql<number>`erase_old_records(${before.toISOString()}::timestamptz)`;
  const rows = await db.select({ erased }).from(sql`(values (1)) as once`);
  return rows.reduce((sum, row) => sum + row.erased, 0);
}

const countOf = async (rows: PromiseLike<unknown[]>): Promise<number> => (await rows).length;
