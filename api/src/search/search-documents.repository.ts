import { shiftsOf } from '@portal/contract/catalogue/shifts';
import type { SearchEntry, SearchSection } from '@portal/contract/endpoints/search';
import { plainText } from '@portal/contract/format/plain-text';
import { fold } from '@portal/contract/format/text';
import { listedTexts } from '@portal/contract/text-search/listed-texts';
import { type Synonyms, toSynonyms } from '@portal/contract/text-search/synonyms';
import type { SearchableText } from '@portal/contract/text-search/text-index';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { isPublished } from '../contents/pages.repository.ts';
import { courseRepository, isEnrolling } from '../courses/courses.repository.ts';
import type { Database } from '../db/database.ts';
import { contents, documents, faqs, galleries, pages, searchSynonyms } from '../db/schema/contents.ts';
import { areas, classes, coursePlans, courses } from '../db/schema/courses.ts';
import {
  jobTitles,
  offerCities,
  offers,
  type Programme,
  processCities,
  processes,
} from '../db/schema/selection.ts';
import { cities, units } from '../db/schema/settings.ts';
import { institutionRepository } from '../institution/institution.repository.ts';
import { hasOpenProcess, isProcessOf, isVisible } from '../selection/offers.repository.ts';

/** Searchable document: its text and its representation in the response. */
export type SearchDocument = {
  [Name in SearchSection]: SearchableText & { section: Name; answer: Omit<SearchEntry<Name>, 'rank'> };
}[SearchSection];

/** Tables that {@link readDocuments} and {@link readSynonyms} read. */
export const searchedTables = [
  ...[contents, documents, faqs, galleries, pages, searchSynonyms],
  ...[areas, classes, coursePlans, courses, cities, units],
  ...[jobTitles, offerCities, offers, processCities, processes],
];

/** Reads all searchable public documents (A 2.3), those of a section in the order of equally good results. */
export async function readDocuments(db: Database, now: Date): Promise<SearchDocument[]> {
  return [
    ...(await readContents(db, now)),
    ...(await readGalleries(db)),
    ...(await readOffers(db)),
    ...(await readProcesses(db, 'psg')),
    ...(await readProcesses(db, 'pss')),
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

/** Reads courses of the free-course programme, those of open processes first. */
async function readOffers(db: Database): Promise<SearchDocument[]> {
  const rows = await db
    .select({ offer: offers, process: processes })
    .from(offers)
    .innerJoin(processes, isProcessOf(offers))
    .where(and(eq(offers.programme, 'psg'), isVisible()))
    .orderBy(sql`not ${hasOpenProcess()}`, desc(offers.id));
  return rows.map(({ offer: { course_name, course_description, search_text, ...offer }, process }) => ({
    section: 'psgCoursesSelectionProcess',
    title: course_name ?? '',
    more: joinTexts('psg gratuito', course_description, offer.city_info, offer.place, search_text),
    answer: {
      ...offer,
      selection_process_id: offer.process_id,
      course_name: course_name ?? '',
      course: { description: course_description },
      selection_process: process,
    },
  }));
}

const sections = {
  psg: { section: 'psgSelectionProcess', words: 'edital processo seletivo psg gratuidade gratuito' },
  pss: { section: 'pssSelectionProcess', words: 'edital processo seletivo pss emprego' },
} as const;

async function readProcesses(db: Database, programme: Programme): Promise<SearchDocument[]> {
  const rows = await db
    .select({
      process: processes,
      positions: sql<string>`coalesce(string_agg(${jobTitles.name}, ' '), '')`,
    })
    .from(processes)
    .leftJoin(offers, and(isProcessOf(offers), isVisible()))
    .leftJoin(jobTitles, eq(jobTitles.id, offers.job_title_id))
    .where(eq(processes.programme, programme))
    .groupBy(processes.programme, processes.id)
    .orderBy(desc(processes.id));
  const cityNames = await readProcessCities(db, programme);
  const { section, words } = sections[programme];
  return rows.map(({ process: { info, search_text, ...process }, positions }) => {
    const names = [...(cityNames.get(process.id) ?? [])];
    return {
      section,
      title: process.name,
      more: joinTexts(process.number, words, info, positions, ...names, search_text),
      answer: { ...process, cities: names },
    };
  });
}

/** Reads the names of the cities of each process of a programme and its visible offers. */
async function readProcessCities(
  db: Database,
  programme: Programme,
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const rows = [
    ...(await db
      .select({ id: processes.id, city: processes.city_info })
      .from(processes)
      .where(eq(processes.programme, programme))),
    ...(await db
      .select({ id: processCities.process_id, city: cities.title })
      .from(processCities)
      .innerJoin(cities, eq(cities.id, processCities.city_id))
      .where(eq(processCities.programme, programme))),
    ...(await db
      .select({
        id: offers.process_id,
        city: sql<string | null>`coalesce(${cities.title}, ${offers.city_info})`,
      })
      .from(offers)
      .leftJoin(
        offerCities,
        and(eq(offerCities.programme, offers.programme), eq(offerCities.offer_id, offers.id)),
      )
      .leftJoin(cities, eq(cities.id, offerCities.city_id))
      .where(and(eq(offers.programme, programme), isVisible()))),
  ];
  const groups = new Map<number, Set<string>>();
  for (const { id, city } of rows) {
    if (!city) continue;
    groups.set(id, (groups.get(id) ?? new Set()).add(city));
  }
  return groups;
}

/** Reads courses with open enrolment (A 5.1). */
async function readCourses(db: Database): Promise<SearchDocument[]> {
  const rows = await db
    .select({ course: courses, area: areas.name })
    .from(courses)
    .innerJoin(areas, eq(areas.id, courses.areaId))
    .where(isEnrolling)
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

const joinTexts = (...texts: (string | null)[]): string => texts.filter(Boolean).join(' ');
