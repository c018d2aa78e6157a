import type { SearchResult } from '@portal/shared/contract/search';
import { and, desc, eq, lte, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contents, galleries } from '../../db/schema/contents.ts';
import { courses } from '../../db/schema/courses.ts';
import { psgItems, psgProcesses } from '../../db/schema/psg.ts';
import { pssProcesses } from '../../db/schema/pss.ts';
import { foldText } from '../../services/fold-text.ts';

/** More results of one kind than anybody reads. */
const most = 50;

/** Looks for a text in what is public (A 2.3): every word of it, in any order, without accents and case. */
export function searchRepository(db: Database) {
  return {
    async search(text: string, now: Date): Promise<SearchResult> {
      const has = (column: SQLWrapper) =>
        and(
          ...foldText(text)
            .split(' ')
            .map((word) => sql`strpos(${column}, ${word}::text) > 0`),
        );
      const processes = async (table: typeof psgProcesses | typeof pssProcesses) => {
        const rows = await db
          .select({
            id: table.id,
            name: table.name,
            number: table.number,
            createdAt: table.createdAt,
            updatedAt: table.updatedAt,
          })
          .from(table as typeof psgProcesses)
          .where(has(table.searchText))
          .orderBy(desc(table.id))
          .limit(most);
        return rows.map(({ createdAt, updatedAt, ...row }) => ({
          ...row,
          ...dated({ createdAt, updatedAt }),
        }));
      };
      const foundContents = await db
        .select()
        .from(contents)
        .where(and(has(contents.searchText), lte(contents.publishedAt, now)))
        .orderBy(desc(contents.publishedAt), desc(contents.id))
        .limit(most);
      const foundGalleries = await db
        .select()
        .from(galleries)
        .where(and(has(galleries.searchText), eq(galleries.status, 'P')))
        .orderBy(desc(galleries.publishedAt), desc(galleries.id))
        .limit(most);
      const foundItems = await db
        .select()
        .from(psgItems)
        .where(and(has(psgItems.searchText), eq(psgItems.status, 1)))
        .orderBy(desc(psgItems.id))
        .limit(most);
      const foundCourses = await db
        .select()
        .from(courses)
        .where(has(courses.searchText))
        .orderBy(courses.title, courses.id)
        .limit(most);
      return {
        contents: foundContents.map(({ slug, title, subtitle, ...row }) => ({
          slug,
          title,
          subtitle,
          ...publishedAndUpdated(row),
        })),
        galleries: foundGalleries.map(({ id, event, tag, ...row }) => ({
          id,
          event,
          tag,
          ...publishedAndUpdated(row),
        })),
        psgCoursesSelectionProcess: foundItems.map((item) => ({
          selection_process_id: item.processId,
          course_name: item.courseName,
          course: { description: item.courseDescription },
          ...dated(item),
        })),
        psgSelectionProcess: await processes(psgProcesses),
        pssSelectionProcess: await processes(pssProcesses),
        sigCourses: foundCourses.map((course) => ({
          id: course.id,
          title: course.title,
          axis_technology: course.axisTechnology,
          workload: course.workload,
          ...dated(course),
        })),
      };
    },
  };
}

const dated = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) => ({
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

const publishedAndUpdated = (row: { publishedAt: Date | null; updatedAt: Date }) => ({
  published_at: row.publishedAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
});
