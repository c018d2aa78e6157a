import { isEnrolling } from '@portal/contract/catalogue/enrolment-state';
import { shiftsOf } from '@portal/contract/catalogue/shifts';
import {
  type SearchEntry,
  type SearchResult,
  type SearchSection,
  type SearchSections,
  searchSections,
} from '@portal/contract/endpoints/search';
import { plainText } from '@portal/contract/format/plain-text';
import { isOpenProcess } from '@portal/contract/selection-process/statuses';
import { findNearest, findTexts } from '@portal/contract/text-search/find-texts';
import { listedTexts } from '@portal/contract/text-search/listed-texts';
import { type Synonyms, toSynonyms } from '@portal/contract/text-search/synonyms';
import {
  readText,
  type SearchableText,
  type TextIndex,
  textIndex,
} from '@portal/contract/text-search/text-index';
import { asc } from 'drizzle-orm';
import { cityName } from '../cards/course-card.ts';
import { countPublished, isNewsPage, readGalleries, readPages } from '../contents/pages.repository.ts';
import { listPlans, readCourses } from '../courses/courses.repository.ts';
import type { Database } from '../db/database.ts';
import { contents, documents, faqs, galleries, pages, searchSynonyms } from '../db/schema/contents.ts';
import { areas, classes, coursePlans, courses } from '../db/schema/courses.ts';
import { jobTitles, offerCities, offers, processCities, processes } from '../db/schema/selection.ts';
import { cities, units } from '../db/schema/settings.ts';
import { createSnapshot } from '../db/snapshot.ts';
import { institutionRepository } from '../institution/institution.repository.ts';
import { listCompleteProcesses } from '../selection/processes.repository.ts';
import type { Services } from '../services.ts';

/** Searchable document: its text and its representation in the response. */
type SearchDocument = {
  [Name in SearchSection]: SearchableText & { section: Name; answer: Omit<SearchEntry<Name>, 'rank'> };
}[SearchSection];

/** Tables that {@link readDocuments} and {@link readSynonyms} read. */
const searchedTables = [
  ...[contents, documents, faqs, galleries, pages, searchSynonyms],
  ...[areas, classes, coursePlans, courses, cities, units],
  ...[jobTitles, offerCities, offers, processCities, processes],
];

/** Reads all searchable public documents (A 2.3), those of a section in the order of equally good results. */
async function readDocuments(db: Database, now: Date): Promise<SearchDocument[]> {
  const free = await listCompleteProcesses(db, 'psg');
  const selections = await listCompleteProcesses(db, 'pss');
  return [
    ...(await readContents(db, now)),
    ...(await readGalleries(db)).map(toGallery),
    ...toOffers(free),
    ...[...free, ...selections].map(toProcess),
    ...(await readOpenCourses(db)),
    ...(await readLists(db)),
  ];
}

/** Reads the synonyms maintained by editors. */
const readSynonyms = async (db: Database): Promise<Synonyms> =>
  toSynonyms(await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.term)));

/** Returns the editors' synonyms, at most two seconds old. */
export const createSynonymSnapshot = (services: Pick<Services, 'db' | 'now'>) =>
  createSnapshot(services, { tables: [searchSynonyms], load: readSynonyms });

async function readContents(db: Database, now: Date): Promise<SearchDocument[]> {
  const { pages, contents } = await readPages(db, now);
  const pageOf = new Map(pages.map((page) => [page.id, page]));
  const newestFirst = contents.toSorted((one, other) => byText(other.published_at, one.published_at));
  return newestFirst.map(({ descritive, tags, search_text, page_id, ...content }) => {
    const page = pageOf.get(page_id);
    return {
      section: 'contents',
      title: content.title,
      more: joinTexts(content.subtitle, page?.name, ...tags, plainText(descritive), search_text),
      answer: { ...content, page: page && !isNewsPage(page) ? page.name : null },
    };
  });
}

const toGallery = (answer: Awaited<ReturnType<typeof readGalleries>>[number]): SearchDocument => ({
  section: 'galleries',
  title: answer.event,
  more: joinTexts(answer.tag, 'galeria fotos', answer.search_text),
  answer,
});

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
    ...(await listPlans(db)).map(
      (answer) => ({ section: 'coursesPlans', ...listedTexts.coursesPlans(answer), answer }) as const,
    ),
    ...(await listDocuments()).map(
      (answer) => ({ section: 'documents', ...listedTexts.documents(answer), answer }) as const,
    ),
  ];
}

type Process = Awaited<ReturnType<typeof listCompleteProcesses>>[number];

const isOpen = ({ status }: Process): number => Number(isOpenProcess(status));

/** Returns courses of the free-course programme, those of open processes first. */
const toOffers = (processes: readonly Process[]): SearchDocument[] =>
  processes
    .flatMap((process) => process.items.map((item) => ({ item, process })))
    .sort((one, other) => isOpen(other.process) - isOpen(one.process) || other.item.id - one.item.id)
    .map(({ item, process }) => ({
      section: 'psgCoursesSelectionProcess',
      title: item.course_name,
      more: joinTexts('psg gratuito', item.course_description, item.city_info, item.place, item.search_text),
      answer: {
        ...item,
        selection_process_id: item.process_id,
        course: { description: item.course_description },
        selection_process: process,
      },
    }));

const processTexts = {
  psg: { section: 'psgSelectionProcess', words: 'edital processo seletivo psg gratuidade gratuito' },
  pss: { section: 'pssSelectionProcess', words: 'edital processo seletivo pss emprego' },
} as const;

const toProcess = ({ info, search_text, ...process }: Process): SearchDocument => {
  const { section, words } = processTexts[process.programme];
  const cities = listCities(process);
  const positions = process.programme === 'pss' ? process.items.map(({ course_name }) => course_name) : [];
  return {
    section,
    title: process.name,
    more: joinTexts(process.number, words, info, ...positions, ...cities, search_text),
    answer: { ...process, cities },
  };
};

/** Lists the names of the cities of a process and its visible offers. */
function listCities({ city_info, cities, items }: Pick<Process, 'city_info' | 'cities' | 'items'>): string[] {
  const names = [
    city_info,
    ...cities.map(({ city }) => cityName(city.info)),
    ...items.flatMap((item) =>
      item.cities.length > 0 ? item.cities.map(({ city }) => cityName(city.info)) : [item.city_info],
    ),
  ];
  return [...new Set(names.flatMap((name) => name || []))];
}

/** Reads courses with open enrolment (A 5.1). People search for "barbeiro em Santana" and "inglês à noite". */
async function readOpenCourses(db: Database): Promise<SearchDocument[]> {
  const open = (await readCourses(db)).filter(isEnrolling);
  return open
    .sort((one, other) => byText(one.title, other.title))
    .map(({ goals, search_text, ...course }) => {
      const words = course.classes.flatMap((each) => [
        each.localidade,
        each.formaDeExecucao,
        each.nomeUnidadeOperativa,
        ...shiftsOf(each.horarios),
      ]);
      return {
        section: 'sigCourses',
        title: course.title,
        more: joinTexts(
          course.segment,
          course.axis_technology,
          course.modality_id === 1 ? 'livre gratuito' : 'pago',
          ...new Set(words),
          plainText(goals ?? ''),
          search_text,
        ),
        answer: course,
      };
    });
}

const byText = (one: string | null, other: string | null): number =>
  (one ?? '').localeCompare(other ?? '', 'pt-BR');

const joinTexts = (...texts: (string | null | undefined)[]): string => texts.filter(Boolean).join(' ');

/** Creates the search of the portal (A 2.3), from an index in memory that is at most two seconds old. */
export function createPortalSearch(services: Services): (text: string) => Promise<SearchResult> {
  const indexSnapshot = createSnapshot(services, {
    tables: searchedTables,
    also: () => countPublished(services.db, services.now()),
    load: async (db) => textIndex(await readDocuments(db, services.now()), readText, await readSynonyms(db)),
  });
  return async (text) => findDocuments(await indexSnapshot(), text);
}

/** Maximum results of a section: the 60 that a page shows, and one that shows that there are more. */
const MAX_RESULTS = 61;
/** Maximum results of a section without exact matches. */
const MAX_CLOSEST = 4;

/** Searches documents (A 2.3), the best match of each section first; without matches, returns the closest documents. */
function findDocuments(index: TextIndex<SearchDocument>, text: string): SearchResult {
  const { ranks, didYouMean } = findTexts(index, text);
  const nearest = ranks.size === 0 ? findNearest(index, text) : null;
  return {
    ...groupBySection(ranks, MAX_RESULTS),
    didYouMean,
    nearest: nearest && nearest.size > 0 ? groupBySection(nearest, MAX_CLOSEST) : null,
  };
}

const sections = Object.keys(searchSections.shape) as SearchSection[];

function groupBySection(ranks: ReadonlyMap<SearchDocument, number>, limit: number): SearchSections {
  const ranked = [...ranks].sort(([, one], [, other]) => one - other);
  const listResults = (section: SearchSection) =>
    ranked
      .filter(([document]) => document.section === section)
      .slice(0, limit)
      .map(([{ answer }, rank]) => ({ ...answer, rank }));
  return Object.fromEntries(sections.map((section) => [section, listResults(section)])) as SearchSections;
}
