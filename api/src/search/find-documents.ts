import type {
  SearchEntry,
  SearchResult,
  SearchSection,
  SearchSections,
} from '@portal/shared/contract/search';
import { findNearest, findTexts } from '@portal/shared/text-search/find-texts';
import type { TextIndex } from '@portal/shared/text-search/text-index';
import type { IndexedDocument } from './search-index.ts';

/** Maximum results of a section: the 60 that a page shows, and one that shows that there are more. */
const MAX_RESULTS = 61;
/** Maximum results of a section without exact matches. */
const MAX_CLOSEST = 4;

/** Searches documents (A 2.3), the best match of each section first; without matches, returns the closest documents. */
export function findDocuments(index: TextIndex<IndexedDocument>, text: string): SearchResult {
  const { ranks, didYouMean } = findTexts(index, text);
  const nearest = ranks.size === 0 ? findNearest(index, text) : null;
  return {
    ...bySection(ranks, MAX_RESULTS),
    didYouMean,
    nearest: nearest && nearest.size > 0 ? bySection(nearest, MAX_CLOSEST) : null,
  };
}

function bySection(ranks: ReadonlyMap<IndexedDocument, number>, limit: number): SearchSections {
  const inOrder = [...ranks].sort(([, one], [, other]) => one - other);
  const answers = <Name extends SearchSection>(section: Name) =>
    inOrder
      .filter(([document]) => document.section === section)
      .slice(0, limit)
      .map(([{ answer }, rank]) => ({ ...answer, rank }) as SearchEntry<Name>);
  return {
    contents: answers('contents'),
    galleries: answers('galleries'),
    psgCoursesSelectionProcess: answers('psgCoursesSelectionProcess'),
    psgSelectionProcess: answers('psgSelectionProcess'),
    pssSelectionProcess: answers('pssSelectionProcess'),
    sigCourses: answers('sigCourses'),
    units: answers('units'),
    faqs: answers('faqs'),
    coursesPlans: answers('coursesPlans'),
    documents: answers('documents'),
  };
}
