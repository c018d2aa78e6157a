import type { SearchResult } from '@portal/shared/contract/search';
import { and, asc, desc, eq, lte, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contents, galleries } from '../db/schema/contents.ts';
import { courses } from '../db/schema/courses.ts';
import { psgItems, psgProcesses } from '../db/schema/psg.ts';
import { pssProcesses } from '../db/schema/pss.ts';
import { foldText } from '../text/fold-text.ts';

/** Upper limit of results of one kind. */
const most = 50;

/**
 * Searches the public content for a text (A 2.3): every word of it, in any order, without accents and case. A text of
 * nothing but accents finds nothing.
 */
export function searchRepository(db: Database) {
  return {
    async search(text: string, now: Date): Promise<SearchResult> {
      const words = foldText(text).split(' ');
      return {
        contents: await findContents(db, words, now),
        galleries: await findGalleries(db, words),
        psgCoursesSelectionProcess: await findOffers(db, words),
        psgSelectionProcess: await findProcesses(db, psgProcesses, words),
        pssSelectionProcess: await findProcesses(db, pssProcesses, words),
        sigCourses: await findCourses(db, words),
      };
    },
  };
}

const hasWords = (column: SQLWrapper, words: string[]) =>
  and(...words.map((word) => sql`${word}::text <> '' and strpos(${column}, ${word}::text) > 0`));

async function findContents(db: Database, words: string[], now: Date) {
  const rows = await db
    .select()
    .from(contents)
    .where(and(hasWords(contents.searchText, words), lte(contents.publishedAt, now)))
    .orderBy(desc(contents.publishedAt), desc(contents.id))
    .limit(most);
  return rows.map(({ slug, title, subtitle, publishedAt, updatedAt }) => ({
    slug,
    title,
    subtitle,
    published_at: publishedAt?.toISOString() ?? null,
    updated_at: updatedAt.toISOString(),
  }));
}

async function findGalleries(db: Database, words: string[]) {
  const rows = await db
    .select()
    .from(galleries)
    .where(and(hasWords(galleries.searchText, words), eq(galleries.status, 'P')))
    .orderBy(desc(galleries.publishedAt), desc(galleries.id))
    .limit(most);
  return rows.map(({ id, event, tag, publishedAt, updatedAt }) => ({
    id,
    event,
    tag,
    published_at: publishedAt?.toISOString() ?? null,
    updated_at: updatedAt.toISOString(),
  }));
}

async function findOffers(db: Database, words: string[]) {
  const rows = await db
    .select()
    .from(psgItems)
    .where(and(hasWords(psgItems.searchText, words), eq(psgItems.status, 1)))
    .orderBy(desc(psgItems.id))
    .limit(most);
  return rows.map((item) => ({
    selection_process_id: item.processId,
    course_name: item.courseName,
    course: { description: item.courseDescription },
    ...dated(item),
  }));
}

async function findProcesses(
  db: Database,
  table: typeof psgProcesses | typeof pssProcesses,
  words: string[],
) {
  const { id, name, number, createdAt, updatedAt } = table;
  const rows = await db
    .select({ id, name, number, createdAt, updatedAt })
    .from(table as typeof psgProcesses)
    .where(hasWords(table.searchText, words))
    .orderBy(desc(id))
    .limit(most);
  return rows.map((row) => ({ id: row.id, name: row.name, number: row.number, ...dated(row) }));
}

async function findCourses(db: Database, words: string[]) {
  const rows = await db
    .select()
    .from(courses)
    .where(hasWords(courses.searchText, words))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(most);
  return rows.map((course) => ({
    id: course.id,
    title: course.title,
    axis_technology: course.axisTechnology,
    workload: course.workload,
    ...dated(course),
  }));
}

const dated = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) => ({
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});
