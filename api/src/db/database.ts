import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Database or transaction: the same queries run on the embedded engine and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;
