import { type SQL, sql } from 'drizzle-orm';

/** Limits of a process in a shared PostgreSQL; times in milliseconds. */
export type DatabaseBounds = {
  /** Maximum connections of this process. */
  connections: number;
  /** Maximum time of a statement. */
  statementMs: number;
  /** Maximum wait for a lock: in a burst, registrations for one offer queue for its row. */
  lockMs: number;
  /** Maximum idle time in a transaction, so that a hung replica releases its locks. The seed writes files within one. */
  idleMs: number;
};

export const databaseBounds: DatabaseBounds = {
  connections: 10,
  statementMs: 15_000,
  lockMs: 5_000,
  idleMs: 60_000,
};

/** Returns the SQL that sets a transaction's limits with `set_config`. */
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
