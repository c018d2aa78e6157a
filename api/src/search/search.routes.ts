import {
  type SearchEntry,
  type SearchResult,
  type SearchSection,
  type SearchSections,
  searchPortal,
} from '@portal/contract/endpoints/search';
import { findNearest, findTexts } from '@portal/contract/text-search/find-texts';
import type { TextIndex } from '@portal/contract/text-search/text-index';
import { type RouteGroup, route } from '../http/route.ts';
import { type IndexedDocument, searchIndexes } from './search-index.ts';

/** Registers GET /search-global (A 2.3). */
export const searchRoutes: RouteGroup = (app) => {
  const index = searchIndexes(app);
  route(app, searchPortal, async ({ query }) => ({ data: findDocuments(await index(), query.search) }));
};

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
