import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext, data, type LoaderFunctionArgs } from '../router/router.ts';

/**
 * Server state, shared as one instance between host and remotes; only these names are shipped.
 */
export type { DehydratedState, QueryKey, UseQueryResult } from '@tanstack/react-query';
export {
  HydrationBoundary,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/** How a loader reaches the query client: one per request on the server, one per page in the browser. */
export const queryClientContext = createContext<QueryClient>();

/** The part of query options that fetching ahead needs; query options of any answer fit. */
export interface PreloadableQuery {
  readonly queryKey: QueryKey;
  // biome-ignore lint/suspicious/noExplicitAny: the answer's type does not matter here
  readonly queryFn?: any;
  readonly staleTime?: unknown;
  readonly meta?: Record<string, unknown> | undefined;
}

/**
 * Fetches what a page needs before it renders: the one path of server rendering, hover prefetch and navigation.
 *
 * A failure is not thrown: the query is forgotten, so that server and browser both start from "loading" and the
 * region's own failed state, with its retry, is what the visitor meets. Only an answer 404 to a query marked
 * `meta: { required: true }` ends the navigation as "not found".
 *
 * @throws a `data` response with status 404 for a required query that does not exist
 */
export async function preload(
  context: LoaderFunctionArgs['context'],
  ...queries: readonly PreloadableQuery[]
): Promise<null> {
  const client = (context as { get(key: typeof queryClientContext): QueryClient }).get(queryClientContext);
  await Promise.all(queries.map((query) => preloadOne(client, query)));
  return null;
}

async function preloadOne(client: QueryClient, query: PreloadableQuery): Promise<void> {
  try {
    await client.ensureQueryData(query as FetchQueryOptions);
  } catch (error) {
    if (query.meta?.required === true && (error as { status?: number }).status === 404) {
      throw data(null, { status: 404 });
    }
    client.removeQueries({ queryKey: query.queryKey, exact: true });
  }
}
