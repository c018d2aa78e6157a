import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** What a process may ask of a PostgreSQL that it shares with others; times in milliseconds. */
export type DatabaseBounds = {
  /** Connections of this process at a time. */
  connections: number;
  /** Longest time of one statement. */
  statementMs: number;
  /** Longest wait for a lock: a rush for one offer waits in line for its row. */
  lockMs: number;
  /** Longest pause within a transaction: the locks of a replica that hangs in one are released. The seed writes files in one. */
  idleMs: number;
};

export const databaseBounds: DatabaseBounds = {
  connections: 10,
  statementMs: 15_000,
  lockMs: 5_000,
  idleMs: 60_000,
};

/**
 * Gives each transaction its bounds as it begins. A pooler that gives connections away between transactions, such as
 * pgbouncer, keeps no setting of a session and refuses most of those that are asked for as it starts.
 */
export function boundTransactions(db: Database, { statementMs, lockMs, idleMs }: DatabaseBounds): Database {
  const bounds = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
  };
  const settings = Object.entries(bounds).map(
    ([name, milliseconds]) => sql`set_config(${name}, ${String(milliseconds)}, true)`,
  );
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    transaction(async (tx) => {
      await tx.execute(sql`select ${sql.join(settings, sql`, `)}`);
      return work(tx);
    }, config);
  return db;
}
