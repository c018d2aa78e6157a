import { type SQL, type SQLWrapper, sql, TransactionRollbackError } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Database or transaction: the same queries run on the embedded engine and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Source of one row, for queries of expressions without a table. */
export const oneRow = sql`(values (1)) as one_row`;

/** Reads the database's clock, which all replicas share: deletion must not depend on the clock of one process. */
export async function readDatabaseTime(db: Database, databaseNow: SQL<Date>): Promise<Date> {
  const [row] = await db.select({ now: sql<string>`${databaseNow}` }).from(oneRow);
  return new Date(row?.now ?? Number.NaN);
}

/** Executes writes to different tables in one statement: queries of the builder that nothing has awaited. */
export async function writeTogether(db: Database, writes: readonly SQLWrapper[]): Promise<void> {
  const parts = writes.map((write, index) => sql`${sql.identifier(`write_${index}`)} as ${write}`);
  await db.execute(sql`with ${sql.join(parts, sql`, `)} select`);
}

/** Runs work in a transaction, with services whose database it is. */
export const transact = <Services extends { db: Database }, Result>(
  services: Services,
  work: (tx: Services) => Promise<Result>,
): Promise<Result> => services.db.transaction((db) => work(Object.create(services, { db: { value: db } })));

/** Runs work in a transaction, and rolls it back unless its result is accepted. @returns the result in both cases */
export async function commitIf<Services extends { db: Database }, Result>(
  services: Services,
  work: (tx: Services) => Promise<Result>,
  isAccepted: (result: Result) => boolean,
): Promise<Result> {
  let rejected: { result: Result } | undefined;
  try {
    return await transact(services, async (tx) => {
      const result = await work(tx);
      if (isAccepted(result)) return result;
      rejected = { result };
      throw new TransactionRollbackError();
    });
  } catch (error) {
    if (rejected && error instanceof TransactionRollbackError) return rejected.result;
    throw error;
  }
}
