import { queryOptions } from '@portal/runtime/query';
import { call } from '@portal/shared/api';
import { searchPortal } from '@portal/shared/contract/search';
import { searchGroups } from '../../domain/search-groups.ts';

/** What is found for a text; nobody is asked for an empty one (A 2.1, A 2.3). */
export const searchQuery = (search: string) =>
  queryOptions({
    queryKey: ['search', search],
    queryFn: async ({ signal }) =>
      search ? searchGroups(await call(searchPortal, { query: { search }, signal })) : [],
  });

/** The text that an address asks for. */
export const searchedText = (query: URLSearchParams): string =>
  (query.get('search') ?? '').trim().slice(0, 200);
