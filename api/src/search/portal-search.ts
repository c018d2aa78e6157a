import {
  type SearchResult,
  type SearchSection,
  type SearchSections,
  searchSections,
} from '@portal/contract/endpoints/search';
import { findNearest, findTexts } from '@portal/contract/text-search/find-texts';
import { readText, type TextIndex, textIndex } from '@portal/contract/text-search/text-index';
import { countPublished } from '../contents/pages.repository.ts';
import { createSnapshot } from '../db/snapshot.ts';
import type { Services } from '../services.ts';
import {
  readDocuments,
  readSynonyms,
  type SearchDocument,
  searchedTables,
} from './search-documents.repository.ts';

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
