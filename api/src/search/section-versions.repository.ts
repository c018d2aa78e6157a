import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { contents, galleries, pages } from '../db/schema/contents.ts';
import { areas, courses } from '../db/schema/courses.ts';
import { psgItems, psgProcesses } from '../db/schema/psg.ts';
import { jobTitles, pssItems, pssProcesses } from '../db/schema/pss.ts';
import { versionExpression } from '../db/table-versions.ts';
import type { Section } from './search-documents.repository.ts';

/**
 * A version of each section, which changes with what `readDocuments` reads of it, whoever wrote it; not with counters of
 * views and registrations.
 */
export async function sectionVersions(db: Database, now: Date): Promise<Record<Section, string>> {
  const [versions] = await db
    .select({
      contents: versionExpression(
        [pages],
        hashOf(contents, [
          contents.id,
          contents.pageId,
          contents.slug,
          contents.title,
          contents.subtitle,
          contents.tags,
          contents.descritive,
          contents.searchText,
          contents.publishedAt,
          contents.updatedAt,
          sql`${contents.publishedAt} <= ${now.toISOString()}`,
        ]),
      ),
      galleries: versionExpression(
        [],
        hashOf(galleries, [
          galleries.id,
          galleries.event,
          galleries.tag,
          galleries.status,
          galleries.publishedAt,
          galleries.updatedAt,
          galleries.searchText,
        ]),
      ),
      psgCoursesSelectionProcess: versionExpression(
        [psgProcesses],
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
      ),
      psgSelectionProcess: versionExpression([psgProcesses]),
      pssSelectionProcess: versionExpression(
        [pssProcesses, jobTitles],
        hashOf(pssItems, [pssItems.id, pssItems.processId, pssItems.jobTitleId]),
      ),
      sigCourses: versionExpression([courses, areas]),
    })
    .from(sql`(values (1)) as once`);
  if (!versions) throw new Error('the database gave no versions');
  return versions;
}

/** A number of what the rows of a table say in some columns. */
const hashOf = (table: PgTable, columns: readonly SQLWrapper[]): SQL =>
  sql`(select coalesce(sum(hashtext(row(${sql.join([...columns], sql`, `)})::text)), 0) from ${table})`;
