import {
  type FetchQueryOptions,
  onlineManager,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { createContext, data, type LoaderFunctionArgs } from 'react-router-dom';

/** How a loader reaches the query client: one per request on the server, one per page in the browser. */
export const queryClientContext = createContext<QueryClient>();

/** The time that a server gives to the data of one page. */
export interface DataBudget {
  /** Resolves when it is used up: what has not come by then is left to the browser. */
  readonly usedUp: Promise<unknown>;
  /** Told of each query that is left to the browser, and of why. */
  leave(reason: 'late' | 'failed'): void;
}

/** The budget of the page that is being rendered; null in a browser, which waits. */
export const dataBudgetContext = createContext<DataBudget | null>(null);

type ContextKey<Value> = ReturnType<typeof createContext<Value>>;

/** The part of query options that preloading needs; query options of any answer fit. */
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
 * region's own failed state, with its retry, is what the visitor meets. So is, on the server, an answer that comes
 * after the page's budget. Without a connection nothing is asked for: the page says so, and goes on by itself once it is
 * back. Only an answer 404 to a query marked `meta: { required: true }` ends the navigation as "not found".
 *
 * @throws a `data` response with status 404 for a required query that does not exist
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

class BudgetExceeded extends Error {}

async function preloadOne(
  client: QueryClient,
  query: PreloadableQuery,
  budget: DataBudget | null,
): Promise<void> {
  try {
    // One whose connection is lost meanwhile fails, rather than wait for the next one.
    const answer = client.ensureQueryData({ ...query, networkMode: 'always' } as FetchQueryOptions);
    await (budget ? Promise.race([answer, budget.usedUp.then(giveUp)]) : answer);
  } catch (error) {
    const status = (error as { status?: number }).status ?? 0;
    if (query.meta?.required === true && status === 404) throw data(null, { status: 404 });
    client.removeQueries({ queryKey: query.queryKey, exact: true });
    if (error instanceof BudgetExceeded) budget?.leave('late');
    // What the server refuses it will refuse the browser as well: the page is as whole as it can be.
    else if (status < 400 || status >= 500) budget?.leave('failed');
  }
}

function giveUp(): never {
  throw new BudgetExceeded();
}
