import type { SearchEntry, SearchSection } from '@portal/shared/contract/search';
import type { SearchableText } from '@portal/shared/text-search/text-index';

/** Something that the search finds: what it is found by, and how the answer names it. */
export type SearchDocument = {
  [Name in SearchSection]: SearchableText & { section: Name; answer: Omit<SearchEntry<Name>, 'rank'> };
}[SearchSection];
