import type { SearchSection } from '@portal/contract/endpoints/search';
import { type Synonyms, toSynonyms } from '@portal/contract/text-search/synonyms';
import { asc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, oneRow } from '../db/database.ts';
import { contents, documents, faqs, galleries, pages, searchSynonyms } from '../db/schema/contents.ts';
import { areas, classes, coursePlans, courses } from '../db/schema/courses.ts';
import { psgItems, psgProcessCities, psgProcesses } from '../db/schema/psg.ts';
import { jobTitles, pssItemCities, pssItems, pssProcessCities, pssProcesses } from '../db/schema/pss.ts';
import { cities, units } from '../db/schema/settings.ts';
import { versionExpression, versionOf } from '../db/table-versions.ts';

/**
 * Returns a version of each section, which changes with everything that `readDocuments` reads, but not with counters of
 * views and registrations.
 */
export async function sectionVersions(db: Database, now: Date): Promise<Record<SearchSection, string>> {
  const [versions] = await db
    .select({
      contents: versionExpression(
        [pages],
        hashColumns(contents, [
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
        hashColumns(galleries, [
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
        hashColumns(psgItems, [
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
      psgSelectionProcess: versionExpression(
        [psgProcesses, psgProcessCities, cities],
        hashColumns(psgItems, [psgItems.id, psgItems.processId, psgItems.status, psgItems.cityInfo]),
      ),
      pssSelectionProcess: versionExpression(
        [pssProcesses, pssProcessCities, pssItemCities, cities, jobTitles],
        hashColumns(pssItems, [
          pssItems.id,
          pssItems.processId,
          pssItems.status,
          pssItems.jobTitleId,
          pssItems.cityInfo,
        ]),
      ),
      sigCourses: versionExpression(
        [courses, areas, units],
        hashColumns(classes, [
          classes.id,
          classes.courseId,
          classes.unitId,
          classes.location,
          classes.executionForm,
          classes.schedules,
        ]),
      ),
      units: versionExpression([units]),
      faqs: versionExpression([faqs]),
      coursesPlans: versionExpression([coursePlans, units]),
      documents: versionExpression([documents]),
    })
    .from(oneRow);
  if (!versions) throw new Error('the database gave no versions');
  return versions;
}

/** Hashes some columns of all rows of a table. */
const hashColumns = (table: PgTable, columns: readonly SQLWrapper[]): SQL =>
  sql`(select coalesce(sum(hashtext(row(${sql.join([...columns], sql`, `)})::text)), 0) from ${table})`;

/** Reads the synonyms maintained by editors. */
export const readSynonyms = async (db: Database): Promise<Synonyms> =>
  toSynonyms(await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.term)));

/** Changes with the synonyms. */
export const synonymsVersion = (db: Database): Promise<string> => versionOf(db, [searchSynonyms]);
