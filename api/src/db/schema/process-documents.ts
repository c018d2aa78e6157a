import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';
import { psgProcesses } from './psg.ts';
import { pssProcesses } from './pss.ts';

/** Published document of a PSG or PSS process. One table, because the download counter receives only the id (A 7). */
export const processDocuments = pgTable(
  'process_documents',
  {
    id: id(),
    psgProcessId: integer().references(() => psgProcesses.id, { onDelete: 'cascade' }),
    pssProcessId: integer().references(() => pssProcesses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Path within the storage. */
    filename: text().notNull(),
    publishedAt: date(),
    /** P = published. */
    status: text().notNull().default('P'),
    downloads: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.psgProcessId),
    index().on(table.pssProcessId),
    check('process_documents_owner', sql`num_nonnulls(${table.psgProcessId}, ${table.pssProcessId}) = 1`),
  ],
);
