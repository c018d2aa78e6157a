import type { SearchEntry, SearchSection } from '@portal/shared/contract/search';
import type { SearchableText } from '@portal/shared/text-search/text-index';

/** Searchable document: its text and its representation in the response. */
export type SearchDocument = {
  [Name in SearchSection]: SearchableText & { section: Name; answer: Omit<SearchEntry<Name>, 'rank'> };
}[SearchSection];
