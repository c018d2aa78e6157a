import {
  type SearchEntry,
  type SearchResult,
  type SearchSection,
  type SearchSections,
  searchPortal,
} from '@portal/contract/endpoints/search';
import { findNearest, findTexts } from '@portal/contract/text-search/find-texts';
import { readText, type TextIndex, textIndex } from '@portal/contract/text-search/text-index';
import { countPublished } from '../contents/pages.repository.ts';
import { snapshots } from '../db/snapshots.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { readDocuments, readSynonyms, searchedTables } from './search-documents.repository.ts';

type IndexedDocument = Awaited<ReturnType<typeof readIndexed>>[number];

/** Registers GET /search-global (A 2.3), from an index in memory that is at most two seconds old. */
export const searchRoutes: RouteGroup = (app) => {
  const index = snapshots(app, {
    tables: searchedTables,
    also: () => countPublished(app.db, app.now()),
    load: async (db) =>
      textIndex(await readIndexed(db, app.now()), ({ text }) => text, await readSynonyms(db)),
  });
  route(app, searchPortal, async ({ query }) => ({ data: findDocuments(await index(), query.search) }));
};

/** Reads all documents with their indexed texts. */
const readIndexed = async (...from: Parameters<typeof readDocuments>) =>
  (await readDocuments(...from)).map(({ section, answer, ...text }) => ({
    section,
    answer,
    text: readText(text),
  }));

/** Maximum results of a section: the 60 that a page shows, and one that shows that there are more. */
const MAX_RESULTS = 61;
/** Maximum results of a section without exact matches. */
const MAX_CLOSEST = 4;

/** Searches documents (A 2.3), the best match of each section first; without matches, returns the closest documents. */
function findDocuments(index: TextIndex<IndexedDocument>, text: string): SearchResult {
  const { ranks, didYouMean } = findTexts(index, text);
  const nearest = ranks.size === 0 ? findNearest(index, text) : null;
  return {
    ...groupBySection(ranks, MAX_RESULTS),
    didYouMean,
    nearest: nearest && nearest.size > 0 ? groupBySection(nearest, MAX_CLOSEST) : null,
  };
}

function groupBySection(ranks: ReadonlyMap<IndexedDocument, number>, limit: number): SearchSections {
  const ranked = [...ranks].sort(([, one], [, other]) => one - other);
  const toAnswers = <Name extends SearchSection>(section: Name) =>
    ranked
      .filter(([document]) => document.section === section)
      .slice(0, limit)
      .map(([{ answer }, rank]) => ({ ...answer, rank }) as SearchEntry<Name>);
  return {
    contents: toAnswers('contents'),
    galleries: toAnswers('galleries'),
    psgCoursesSelectionProcess: toAnswers('psgCoursesSelectionProcess'),
    psgSelectionProcess: toAnswers('psgSelectionProcess'),
    pssSelectionProcess: toAnswers('pssSelectionProcess'),
    sigCourses: toAnswers('sigCourses'),
    units: toAnswers('units'),
    faqs: toAnswers('faqs'),
    coursesPlans: toAnswers('coursesPlans'),
    documents: toAnswers('documents'),
  };
}
