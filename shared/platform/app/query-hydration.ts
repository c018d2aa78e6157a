import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** API response that a page was rendered from. It has no timestamp, so that equal pages are the same bytes. */
export interface DehydratedQuery {
  key: QueryKey;
  data: unknown;
}

/** Returns the loaded queries in a stable order. */
export const dehydrateQueries = (client: QueryClient): DehydratedQuery[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .sort((one, other) => (one.queryHash < other.queryHash ? -1 : 1))
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));

/**
 * Puts the queries of a server-rendered page into the client.
 * @param updatedAt timestamp of the responses
 */
export function hydrateQueries(
  client: QueryClient,
  answers: readonly DehydratedQuery[],
  updatedAt: number,
): void {
  for (const { key, data } of answers) client.setQueryData(key, data, { updatedAt });
}
