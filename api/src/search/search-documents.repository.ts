import type { SearchSections } from '@portal/shared/contract/search';
import { fold } from '@portal/shared/format/fold';
import { plainText } from '@portal/shared/format/plain-text';
import { asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contents, galleries, pages } from '../db/schema/contents.ts';
import { areas, courses } from '../db/schema/courses.ts';
import { psgItems, psgProcesses } from '../db/schema/psg.ts';
import { jobTitles, pssItems, pssProcesses } from '../db/schema/pss.ts';

export type Section = keyof SearchSections;

/** Something that the search finds: what it is found by, and how the answer names it. */
export type SearchDocument = {
  [Name in Section]: { section: Name; title: string; more: string; answer: SearchSections[Name][number] };
}[Section];

/** Everything public that can be found (A 2.3), by section, each in the order in which equally good results stand. */
export const readDocuments: Record<Section, (db: Database, now: Date) => Promise<SearchDocument[]>> = {
  contents: readContents,
  galleries: readGalleries,
  psgCoursesSelectionProcess: readOffers,
  psgSelectionProcess: readPsgProcesses,
  pssSelectionProcess: readPssProcesses,
  sigCourses: readCourses,
};

async function readContents(db: Database, now: Date): Promise<SearchDocument[]> {
  const rows = await db
    .select({ content: contents, page: pages.name })
    .from(contents)
    .innerJoin(pages, eq(pages.id, contents.pageId))
    .where(lte(contents.publishedAt, now))
    .orderBy(desc(contents.publishedAt), desc(contents.id));
  return rows.map(({ content: { slug, title, subtitle, publishedAt, updatedAt, ...row }, page }) => ({
    section: 'contents',
    title,
    more: joined(subtitle, page, ...row.tags, plainText(row.descritive), row.searchText),
    answer: {
      slug,
      title,
      subtitle,
      published_at: publishedAt?.toISOString() ?? null,
      updated_at: updatedAt.toISOString(),
      page: fold(page) === 'noticias' ? null : page,
    },
  }));
}

async function readGalleries(db: Database): Promise<SearchDocument[]> {
  const rows = await db
    .select()
    .from(galleries)
    .where(eq(galleries.status, 'P'))
    .orderBy(desc(galleries.publishedAt), desc(galleries.id));
  return rows.map(({ id, event, tag, publishedAt, updatedAt, searchText }) => ({
    section: 'galleries',
    title: event,
    more: joined(tag, 'galeria fotos', searchText),
    answer: {
      id,
      event,
      tag,
      published_at: publishedAt?.toISOString() ?? null,
      updated_at: updatedAt.toISOString(),
    },
  }));
}

/** Offers of open processes come first. */
async function readOffers(db: Database): Promise<SearchDocument[]> {
  const rows = await db
    .select({ item: psgItems, name: psgProcesses.name, status: psgProcesses.status })
    .from(psgItems)
    .innerJoin(psgProcesses, eq(psgProcesses.id, psgItems.processId))
    .where(eq(psgItems.status, 1))
    .orderBy(sql`${psgProcesses.status} > 2`, desc(psgItems.id));
  return rows.map(({ item, name, status }) => ({
    section: 'psgCoursesSelectionProcess',
    title: item.courseName,
    more: joined('psg gratuito', item.courseDescription, item.cityInfo, item.place, item.searchText),
    answer: {
      selection_process_id: item.processId,
      course_name: item.courseName,
      course: { description: item.courseDescription },
      selection_process: { name, status },
      city_info: item.cityInfo,
      ...dated(item),
    },
  }));
}

async function readPsgProcesses(db: Database): Promise<SearchDocument[]> {
  const rows = await db.select().from(psgProcesses).orderBy(desc(psgProcesses.id));
  return rows.map((row) => ({
    section: 'psgSelectionProcess',
    title: row.name,
    more: joined(row.number, 'edital processo seletivo psg gratuidade gratuito', row.info, row.searchText),
    answer: toProcess(row),
  }));
}

async function readPssProcesses(db: Database): Promise<SearchDocument[]> {
  const rows = await db
    .select({
      process: pssProcesses,
      positions: sql<string>`coalesce(string_agg(${jobTitles.name}, ' '), '')`,
    })
    .from(pssProcesses)
    .leftJoin(pssItems, eq(pssItems.processId, pssProcesses.id))
    .leftJoin(jobTitles, eq(jobTitles.id, pssItems.jobTitleId))
    .groupBy(pssProcesses.id)
    .orderBy(desc(pssProcesses.id));
  return rows.map(({ process, positions }) => ({
    section: 'pssSelectionProcess',
    title: process.name,
    more: joined(process.number, 'edital processo seletivo pss', positions, process.searchText),
    answer: toProcess(process),
  }));
}

/** Courses with open enrolment (A 5.1). */
async function readCourses(db: Database): Promise<SearchDocument[]> {
  const rows = await db
    .select({ course: courses, area: areas.name })
    .from(courses)
    .innerJoin(areas, eq(areas.id, courses.areaId))
    .where(eq(courses.enrollmentOpen, 1))
    .orderBy(asc(courses.title), asc(courses.id));
  return rows.map(({ course, area }) => ({
    section: 'sigCourses',
    title: course.title,
    more: joined(
      area,
      course.axisTechnology,
      course.modalityId === 1 ? 'livre gratuito' : 'pago',
      plainText(course.goals ?? ''),
      course.searchText,
    ),
    answer: {
      id: course.id,
      title: course.title,
      axis_technology: course.axisTechnology,
      workload: course.workload,
      modality_id: course.modalityId,
      ...dated(course),
    },
  }));
}

const toProcess = (row: {
  id: number;
  name: string;
  number: string;
  status: number;
  createdAt: Date;
  updatedAt: Date;
}) => ({ id: row.id, name: row.name, number: row.number, status: row.status, ...dated(row) });

const dated = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) => ({
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

const joined = (...texts: (string | null)[]): string => texts.filter(Boolean).join(' ');
