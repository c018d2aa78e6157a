import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * An answer of the contract that a page was made of. It does not say when it came: pages that say the same are the same
 * bytes, whenever they were made.
 */
export interface DehydratedQuery {
  key: QueryKey;
  data: unknown;
}

/** The answers that have come so far, always in the same order. */
export const dehydrateQueries = (client: QueryClient): DehydratedQuery[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .sort((one, other) => (one.queryHash < other.queryHash ? -1 : 1))
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));

/**
 * Has a page begin with the answers that it was made of.
 * @param updatedAt when they came, in milliseconds
 */
export function hydrateQueries(
  client: QueryClient,
  answers: readonly DehydratedQuery[],
  updatedAt: number,
): void {
  for (const { key, data } of answers) client.setQueryData(key, data, { updatedAt });
}
