import { shiftsOf } from '@portal/contract/catalogue/shifts';
import type { SearchSection } from '@portal/contract/endpoints/search';
import { plainText } from '@portal/contract/format/plain-text';
import { fold } from '@portal/contract/format/text';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contents, galleries, pages } from '../db/schema/contents.ts';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { psgItems, psgProcesses } from '../db/schema/psg.ts';
import { jobTitles, pssItems, pssProcesses } from '../db/schema/pss.ts';
import { units } from '../db/schema/settings.ts';
import { isOpenProcess, isVisible } from '../selection/offer-conditions.repository.ts';
import { readProcessCities } from './process-cities.repository.ts';
import { readLists } from './read-lists.ts';
import type { SearchDocument } from './search-document.ts';

/** Reads all searchable public documents (A 2.3) by section, in the order of equally good results. */
export const readDocuments: Record<SearchSection, (db: Database, now: Date) => Promise<SearchDocument[]>> = {
  contents: readContents,
  galleries: readGalleries,
  psgCoursesSelectionProcess: readOffers,
  psgSelectionProcess: readPsgProcesses,
  pssSelectionProcess: readPssProcesses,
  sigCourses: readCourses,
  ...readLists,
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
    more: joinTexts(subtitle, page, ...row.tags, plainText(row.descritive), row.searchText),
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
    more: joinTexts(tag, 'galeria fotos', searchText),
    answer: {
      id,
      event,
      tag,
      published_at: publishedAt?.toISOString() ?? null,
      updated_at: updatedAt.toISOString(),
    },
  }));
}

/** Reads offers, those of open processes first. */
async function readOffers(db: Database): Promise<SearchDocument[]> {
  const rows = await db
    .select({ item: psgItems, name: psgProcesses.name, status: psgProcesses.status })
    .from(psgItems)
    .innerJoin(psgProcesses, eq(psgProcesses.id, psgItems.processId))
    .where(isVisible(psgItems))
    .orderBy(sql`not ${isOpenProcess(psgProcesses)}`, desc(psgItems.id));
  return rows.map(({ item, name, status }) => ({
    section: 'psgCoursesSelectionProcess',
    title: item.courseName,
    more: joinTexts('psg gratuito', item.courseDescription, item.cityInfo, item.place, item.searchText),
    answer: {
      selection_process_id: item.processId,
      course_name: item.courseName,
      course: { description: item.courseDescription },
      selection_process: { name, status },
      city_info: item.cityInfo,
      ...toTimestamps(item),
    },
  }));
}

async function readPsgProcesses(db: Database): Promise<SearchDocument[]> {
  const rows = await db.select().from(psgProcesses).orderBy(desc(psgProcesses.id));
  const cities = await readProcessCities.psg(db);
  return rows.map((row) => ({
    section: 'psgSelectionProcess',
    title: row.name,
    more: joinTexts(
      row.number,
      'edital processo seletivo psg gratuidade gratuito',
      row.info,
      ...(cities.get(row.id) ?? []),
      row.searchText,
    ),
    answer: toProcess(row, cities),
  }));
}

async function readPssProcesses(db: Database): Promise<SearchDocument[]> {
  const rows = await db
    .select({
      process: pssProcesses,
      positions: sql<string>`coalesce(string_agg(${jobTitles.name}, ' '), '')`,
    })
    .from(pssProcesses)
    .leftJoin(pssItems, and(eq(pssItems.processId, pssProcesses.id), isVisible(pssItems)))
    .leftJoin(jobTitles, eq(jobTitles.id, pssItems.jobTitleId))
    .groupBy(pssProcesses.id)
    .orderBy(desc(pssProcesses.id));
  const cities = await readProcessCities.pss(db);
  return rows.map(({ process, positions }) => ({
    section: 'pssSelectionProcess',
    title: process.name,
    more: joinTexts(
      process.number,
      'edital processo seletivo pss emprego',
      positions,
      ...(cities.get(process.id) ?? []),
      process.searchText,
    ),
    answer: toProcess(process, cities),
  }));
}

/** Reads courses with open enrolment (A 5.1). */
async function readCourses(db: Database): Promise<SearchDocument[]> {
  const rows = await db
    .select({ course: courses, area: areas.name })
    .from(courses)
    .innerJoin(areas, eq(areas.id, courses.areaId))
    .where(eq(courses.enrollmentOpen, 1))
    .orderBy(asc(courses.title), asc(courses.id));
  const classWords = await readClassWords(db);
  return rows.map(({ course, area }) => ({
    section: 'sigCourses',
    title: course.title,
    more: joinTexts(
      area,
      course.axisTechnology,
      course.modalityId === 1 ? 'livre gratuito' : 'pago',
      ...(classWords.get(course.id) ?? []),
      plainText(course.goals ?? ''),
      course.searchText,
    ),
    answer: {
      id: course.id,
      title: course.title,
      axis_technology: course.axisTechnology,
      workload: course.workload,
      modality_id: course.modalityId,
      ...toTimestamps(course),
    },
  }));
}

/** Reads places and times of classes, by course: people search for "barbeiro em Santana" and "inglês à noite". */
async function readClassWords(db: Database): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = await db
    .select({
      courseId: classes.courseId,
      location: classes.location,
      form: classes.executionForm,
      schedules: classes.schedules,
      unit: units.name,
    })
    .from(classes)
    .innerJoin(units, eq(units.id, classes.unitId));
  const words = new Map<number, Set<string>>();
  for (const { courseId, location, form, schedules, unit } of rows) {
    const known = words.get(courseId) ?? new Set();
    words.set(courseId, known);
    for (const word of [location, form, unit, ...shiftsOf(schedules)]) if (word) known.add(word);
  }
  return words;
}

function toProcess(
  row: { id: number; name: string; number: string; status: number; createdAt: Date; updatedAt: Date },
  cities: ReadonlyMap<number, ReadonlySet<string>>,
) {
  const { id, name, number, status } = row;
  return { id, name, number, status, cities: [...(cities.get(id) ?? [])], ...toTimestamps(row) };
}

const toTimestamps = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) => ({
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

const joinTexts = (...texts: (string | null)[]): string => texts.filter(Boolean).join(' ');
