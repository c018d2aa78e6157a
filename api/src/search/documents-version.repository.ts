import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { contents, galleries, pages } from '../db/schema/contents.ts';
import { areas, courses } from '../db/schema/courses.ts';
import { psgItems, psgProcesses } from '../db/schema/psg.ts';
import { jobTitles, pssItems, pssProcesses } from '../db/schema/pss.ts';
import { versionOf } from '../db/table-versions.ts';

/** Changes with what `readDocuments` reads, whoever wrote it; not with counters of views and registrations. */
export const documentsVersion = (db: Database, now: Date): Promise<string> =>
  versionOf(
    db,
    [pages, psgProcesses, pssProcesses, jobTitles, courses, areas],
    hashOf(contents, [
      contents.id,
      contents.pageId,
      contents.slug,
      contents.title,
      contents.subtitle,
      contents.tags,
      contents.descritive,
      contents.searchText,
      sql`${contents.publishedAt} <= ${now.toISOString()}`,
    ]),
    hashOf(galleries, [
      galleries.id,
      galleries.event,
      galleries.tag,
      galleries.status,
      galleries.publishedAt,
      galleries.searchText,
    ]),
    hashOf(psgItems, [
      psgItems.id,
      psgItems.processId,
      psgItems.status,
      psgItems.courseName,
      psgItems.courseDescription,
      psgItems.cityInfo,
      psgItems.place,
      psgItems.searchText,
    ]),
    hashOf(pssItems, [pssItems.id, pssItems.processId, pssItems.jobTitleId]),
  );

/** A number of what the rows of a table say in some columns. */
const hashOf = (table: PgTable, columns: readonly SQLWrapper[]): SQL =>
  sql`(select coalesce(sum(hashtext(row(${sql.join([...columns], sql`, `)})::text)), 0) from ${table})`;
