import { type SQL, sql } from 'drizzle-orm';

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

/** What each transaction begins with: its bounds, as `set_config` takes them. */
export const boundsOf = ({ statementMs, lockMs, idleMs }: DatabaseBounds): SQL => {
  const bounds = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
  };
  const settings = Object.entries(bounds).map(
    ([name, milliseconds]) => sql`set_config(${name}, ${String(milliseconds)}, true)`,
  );
  return sql`select ${sql.join(settings, sql`, `)}`;
};
