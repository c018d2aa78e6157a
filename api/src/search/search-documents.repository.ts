import { shiftsOf } from '@portal/contract/catalogue/shifts';
import type { SearchEntry, SearchSection } from '@portal/contract/endpoints/search';
import { plainText } from '@portal/contract/format/plain-text';
import { fold } from '@portal/contract/format/text';
import { listedTexts } from '@portal/contract/text-search/listed-texts';
import { type Synonyms, toSynonyms } from '@portal/contract/text-search/synonyms';
import type { SearchableText } from '@portal/contract/text-search/text-index';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { isPublished } from '../contents/pages.repository.ts';
import { courseRepository } from '../courses/courses.repository.ts';
import type { Database } from '../db/database.ts';
import { contents, documents, faqs, galleries, pages, searchSynonyms } from '../db/schema/contents.ts';
import { areas, classes, coursePlans, courses } from '../db/schema/courses.ts';
import { psgItems, psgProcessCities, psgProcesses } from '../db/schema/psg.ts';
import { jobTitles, pssItemCities, pssItems, pssProcessCities, pssProcesses } from '../db/schema/pss.ts';
import { cities, units } from '../db/schema/settings.ts';
import { institutionRepository } from '../institution/institution.repository.ts';
import { isOpenProcess, isVisible } from '../selection/offer-conditions.repository.ts';
import { readProcessCities } from './process-cities.repository.ts';

/** Searchable document: its text and its representation in the response. */
export type SearchDocument = {
  [Name in SearchSection]: SearchableText & { section: Name; answer: Omit<SearchEntry<Name>, 'rank'> };
}[SearchSection];

/** Tables that {@link readDocuments} and {@link readSynonyms} read. */
export const searchedTables = [
  ...[contents, documents, faqs, galleries, pages, searchSynonyms],
  ...[areas, classes, coursePlans, courses, cities, units],
  ...[psgItems, psgProcessCities, psgProcesses],
  ...[jobTitles, pssItemCities, pssItems, pssProcessCities, pssProcesses],
];

/** Changes when a content's hour comes. */
export const countPublished = (db: Database, now: Date) => db.$count(contents, isPublished(now));

/** Reads all searchable public documents (A 2.3), those of a section in the order of equally good results. */
export async function readDocuments(db: Database, now: Date): Promise<SearchDocument[]> {
  return [
    ...(await readContents(db, now)),
    ...(await readGalleries(db)),
    ...(await readOffers(db)),
    ...(await readPsgProcesses(db)),
    ...(await readPssProcesses(db)),
    ...(await readCourses(db)),
    ...(await readLists(db)),
  ];
}

/** Reads the synonyms maintained by editors. */
export const readSynonyms = async (db: Database): Promise<Synonyms> =>
  toSynonyms(await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.term)));

async function readContents(db: Database, now: Date): Promise<SearchDocument[]> {
  const rows = await db
    .select({ content: contents, page: pages.name })
    .from(contents)
    .innerJoin(pages, eq(pages.id, contents.pageId))
    .where(isPublished(now))
    .orderBy(desc(contents.published_at), desc(contents.id));
  return rows.map(({ content: { descritive, tags, searchText, ...content }, page }) => ({
    section: 'contents',
    title: content.title,
    more: joinTexts(content.subtitle, page, ...tags, plainText(descritive), searchText),
    answer: { ...content, page: fold(page) === 'noticias' ? null : page },
  }));
}

async function readGalleries(db: Database): Promise<SearchDocument[]> {
  const rows = await db
    .select()
    .from(galleries)
    .where(eq(galleries.status, 'P'))
    .orderBy(desc(galleries.published_at), desc(galleries.id));
  return rows.map((answer) => ({
    section: 'galleries',
    title: answer.event,
    more: joinTexts(answer.tag, 'galeria fotos', answer.searchText),
    answer,
  }));
}

/** Reads the entries of the contract's lists in the lists' own order. */
async function readLists(db: Database): Promise<SearchDocument[]> {
  const { listUnits, listFaqs, listDocuments } = institutionRepository(db);
  return [
    ...(await listUnits()).map(
      (answer) => ({ section: 'units', ...listedTexts.units(answer), answer }) as const,
    ),
    ...(await listFaqs()).map(
      (answer) => ({ section: 'faqs', ...listedTexts.faqs(answer), answer }) as const,
    ),
    ...(await courseRepository(db).listPlans()).map(
      (answer) => ({ section: 'coursesPlans', ...listedTexts.coursesPlans(answer), answer }) as const,
    ),
    ...(await listDocuments()).map(
      (answer) => ({ section: 'documents', ...listedTexts.documents(answer), answer }) as const,
    ),
  ];
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
    .where(eq(courses.enrollment_open, 1))
    .orderBy(asc(courses.title), asc(courses.id));
  const classWords = await readClassWords(db);
  return rows.map(({ course: { goals, searchText, ...course }, area }) => ({
    section: 'sigCourses',
    title: course.title,
    more: joinTexts(
      area,
      course.axis_technology,
      course.modality_id === 1 ? 'livre gratuito' : 'pago',
      ...(classWords.get(course.id) ?? []),
      plainText(goals ?? ''),
      searchText,
    ),
    answer: course,
  }));
}

/** Reads places and times of classes, by course: people search for "barbeiro em Santana" and "inglês à noite". */
async function readClassWords(db: Database): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = await db
    .select({ class: classes, unit: units.name })
    .from(classes)
    .innerJoin(units, eq(units.id, classes.unitId));
  const words = new Map<number, Set<string>>();
  for (const { class: each, unit } of rows) {
    const known = words.get(each.courseId) ?? new Set();
    words.set(each.courseId, known);
    for (const word of [each.localidade, each.formaDeExecucao, unit, ...shiftsOf(each.horarios)])
      if (word) known.add(word);
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
