import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, oneRow } from './database.ts';

/** Maximum age of a snapshot without a check of its version. */
const FRESH_MS = 2_000;
/** Age from which calls check the version in the background and return the cached snapshot. */
const REVALIDATE_AFTER_MS = 1_000;

interface Source<Snapshot> {
  /** Tables that `load` reads; any write to them, except to visitors' counters, reloads the snapshot. */
  tables: readonly PgTable[];
  /** Condition that time changes without a write, such as what is published. */
  also?: () => SQLWrapper;
  load(db: Database): Promise<Snapshot>;
}

/**
 * Caches what is read from some tables in each process, at most two seconds behind the database. It is read whole, in
 * one transaction, when something has changed.
 */
export function createSnapshot<Snapshot>(
  { db, now }: { db: Database; now: () => Date },
  { tables, also, load }: Source<Snapshot>,
): () => Promise<Snapshot> {
  let kept: { snapshot: Snapshot; version: string; checkedAt: number } | undefined;
  let renewing: Promise<Snapshot> | undefined;

  async function renew(): Promise<Snapshot> {
    const checkedAt = now().getTime();
    const parts = [...tables.map(tableVersion), ...(also ? [also()] : [])];
    // The version comes first: a change after it causes another reload.
    const [row] = await db
      .select({ version: sql<string>`concat_ws(' ', ${sql.join(parts, sql`, `)})` })
      .from(oneRow);
    const version = row?.version ?? '';
    const snapshot =
      kept?.version === version
        ? kept.snapshot
        : await db.transaction(load, { isolationLevel: 'repeatable read', accessMode: 'read only' });
    kept = { snapshot, version, checkedAt };
    return snapshot;
  }

  return async () => {
    const age = kept ? Math.abs(now().getTime() - kept.checkedAt) : Number.POSITIVE_INFINITY;
    if (kept && age < REVALIDATE_AFTER_MS) return kept.snapshot;
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    if (!kept || age >= FRESH_MS) return renewing;
    // Waiting callers receive the failure.
    renewing.catch(() => {});
    return kept.snapshot;
  };
}

/** Counters of views and registrations: a hit does not change a content. */
const counters = ['views', 'taken'];

/** Changes with every write to a table, except to its counters: number of rows, and their transactions or contents. */
function tableVersion(table: PgTable): SQL {
  const counted = Object.keys(getTableColumns(table)).filter((name) => counters.includes(name));
  const content = sql`(to_jsonb(${table})${sql.join(counted.map((name) => sql` - ${name}::text`))})`;
  const row = counted.length === 0 ? sql`xmin::text::bigint` : sql`hashtextextended(${content}::text, 0)`;
  return sql`(select count(*) || '.' || coalesce(sum(${row}), 0) from ${table})`;
}
