import type { SearchEntry, SearchSection } from '@portal/contract/endpoints/search';
import type { SearchableText } from '@portal/contract/text-search/text-index';

/** Searchable document: its text and its representation in the response. */
export type SearchDocument = {
  [Name in SearchSection]: SearchableText & { section: Name; answer: Omit<SearchEntry<Name>, 'rank'> };
}[SearchSection];
