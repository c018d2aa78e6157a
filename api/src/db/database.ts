import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Database or transaction: the same queries run on the embedded engine and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Source of one row, for queries of expressions without a table. */
export const oneRow = sql`(values (1)) as one_row`;
