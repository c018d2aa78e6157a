import type {
  SearchEntry,
  SearchResult,
  SearchSection,
  SearchSections,
} from '@portal/shared/contract/search';
import { findNearest, findTexts } from '@portal/shared/text-search/find-texts';
import type { TextIndex } from '@portal/shared/text-search/text-index';
import type { IndexedDocument } from './search-index.ts';

/** Upper limit of results of one kind: the 60 that a page shows, and one that tells that there are more. */
const MAX_RESULTS = 61;
/** The same where nothing fits exactly. */
const mostNearest = 4;

/** What is found for a text (A 2.3), the best match of each section first; where it is nothing, what comes nearest. */
export function findDocuments(index: TextIndex<IndexedDocument>, text: string): SearchResult {
  const { ranks, didYouMean } = findTexts(index, text);
  const nearest = ranks.size === 0 ? findNearest(index, text) : null;
  return {
    ...bySection(ranks, MAX_RESULTS),
    didYouMean,
    nearest: nearest && nearest.size > 0 ? bySection(nearest, mostNearest) : null,
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
