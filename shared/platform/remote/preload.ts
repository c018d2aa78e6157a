import {
  type FetchQueryOptions,
  onlineManager,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { createContext, data, type LoaderFunctionArgs } from 'react-router-dom';

/** Query client for loaders: one per request on the server, one per page in the browser. */
export const queryClientContext = createContext<QueryClient>();

export interface DataBudget {
  /** Resolves when the time is over: missing data is left to the browser. */
  readonly usedUp: Promise<unknown>;
  /** Records that a query is left to the browser. */
  leave(): void;
}

/** Budget of the page being rendered; null in a browser, which waits. */
export const dataBudgetContext = createContext<DataBudget | null>(null);

type ContextKey<Value> = ReturnType<typeof createContext<Value>>;

/** Query options required for preloading; options of any response type fit. */
export interface PreloadableQuery {
  readonly queryKey: QueryKey;
  // biome-ignore lint/suspicious/noExplicitAny: any response type fits
  readonly queryFn?: any;
  readonly staleTime?: unknown;
  readonly meta?: Record<string, unknown> | undefined;
}

/**
 * Fetches a page's data before it renders. It does not throw failures, but removes the query: server and browser both
 * start with "loading", and the region shows its failed state with a retry. The same applies to responses after the
 * server's budget. Without a connection nothing is requested; the page shows this and continues once it is back.
 * @throws a `data` response with status 404 if a query with `meta: { required: true }` does not exist
 */
export async function preload(
  context: LoaderFunctionArgs['context'],
  ...queries: readonly PreloadableQuery[]
): Promise<null> {
  const given = context as unknown as { get<Value>(key: ContextKey<Value>): Value };
  const client = given.get(queryClientContext);
  const budget = given.get(dataBudgetContext);
  if (onlineManager.isOnline()) await Promise.all(queries.map((query) => preloadOne(client, query, budget)));
  return null;
}

async function preloadOne(client: QueryClient, query: PreloadableQuery, budget: DataBudget | null) {
  try {
    // If the connection is lost meanwhile, fail instead of waiting for the next one.
    const answer = client.ensureQueryData({ ...query, networkMode: 'always' } as FetchQueryOptions);
    await (budget ? Promise.race([answer, budget.usedUp.then(giveUp)]) : answer);
  } catch (error) {
    const status = (error as { status?: number }).status ?? 0;
    if (query.meta?.required === true && status === 404) throw data(null, { status: 404 });
    client.removeQueries({ queryKey: query.queryKey, exact: true });
    // The browser would receive the same client error: the page is complete without this data.
    if (status < 400 || status >= 500) budget?.leave();
  }
}

function giveUp(): never {
  throw new Error('the budget is used up');
}
