import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, or a transaction of it: the same queries on the embedded engine and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;
