import { dismissToast, useToasts } from '@portal/client/toasts';
import type { Answer } from '@portal/contract/endpoints/endpoint';
import type { ContractEndpoint } from '@portal/contract/endpoints/endpoints';
import { queryClientContext } from '@portal/platform/remote';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  useRouteError,
} from 'react-router-dom';
import { vi } from 'vitest';

export interface Received {
  /** For example `GET /courses-sig`, without prefix and query. */
  call: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** Value as a server may send it: nullable values and empty lists may be missing. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { [Key in keyof Value as Value[Key] extends Missable<Value[Key]> ? never : Key]: Sent<Value[Key]> } & {
        [Key in keyof Value as Value[Key] extends Missable<Value[Key]> ? Key : never]?: Sent<Value[Key]>;
      }
    : Value;

type Missable<Value> = null extends Value ? Value : readonly unknown[];

/** Full response, for errors and for responses beyond the contract. */
type FullAnswer = (received: Received) => Response | Promise<Response>;

type Address<Path extends string> = Path extends `${infer Before}:${string}/${infer Rest}`
  ? `${Before}${string}/${Address<Rest>}`
  : Path extends `${infer Before}:${string}`
    ? `${Before}${string}`
    : Path;

/** Responses by call, e.g. `{ 'GET /units': [] }`: the contract's content of `data`. */
export type Answers = {
  [Called in ContractEndpoint as `${Called['method']} ${Address<Called['path']>}`]?:
    | Sent<Answer<Called>>
    | FullAnswer;
};

/**
 * Mocks the contract's calls and stored files at the network boundary; any other call gets 503.
 * @returns received calls, in order
 */
export function mockApi(answers: Answers): Received[] {
  const received: Received[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://portal.test');
    const request: Received = {
      call: `${init.method} ${url.pathname.replace(/^\/api\/v1/, '')}`,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      headers: new Headers(init.headers),
    };
    received.push(request);
    const answer = (answers as Record<string, unknown>)[request.call];
    if (answer === undefined && request.call.startsWith('HEAD /storage/')) return new Response();
    if (answer === undefined) return Response.json({ message: 'fora do ar' }, { status: 503 });
    return typeof answer === 'function' ? (answer as FullAnswer)(request) : Response.json({ data: answer });
  });
  return received;
}

/** Returns an error response in the contract's shape. */
export const respondWithError = (status: number, body: object) => () => Response.json(body, { status });

/** Shows the error of a page: the response's status, or the error itself. */
function Failure() {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? `Erro ${error.status}` : String(error)}</p>;
}

/** Shows the toasts of a page as the host's region does, and removes them with the page. */
function Toasts() {
  const toasts = useToasts();
  const shown = useRef(toasts);
  useEffect(() => {
    shown.current = toasts;
  }, [toasts]);
  useEffect(
    () => () => {
      for (const { id } of shown.current) dismissToast(id);
    },
    [],
  );
  return (
    <div role="status">
      {toasts.map(({ id, title, text }) => (
        <p key={id}>{title ? `${title} ${text}` : text}</p>
      ))}
    </div>
  );
}

export interface OpenedRoute extends RenderResult {
  address(): string;
  /** `history.state` of the last navigation. */
  getHistoryState(): unknown;
  /** Browser navigation: back (-1) or forward (1). */
  history(steps: -1 | 1): Promise<void>;
  user: UserEvent;
}

/**
 * Opens a path of a remote with its loaders, as the portal does, and waits for the page. Paths of other remotes show
 * 'Outra página'; errors show as text.
 */
export async function openRoute(
  routes: readonly RouteObject[],
  at: string | { pathname: string; search?: string; state?: unknown },
): Promise<OpenedRoute> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const router = createMemoryRouter(
    [
      {
        element: (
          <main>
            <Outlet />
          </main>
        ),
        hydrateFallbackElement: <></>,
        children: [
          {
            errorElement: <Failure />,
            children: [...routes, { path: '*', element: <p>Outra página</p> }],
          },
        ],
      },
    ],
    {
      initialEntries: [at],
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(queryClientContext, client);
        return context;
      },
      future: { v8_middleware: true } as never,
    },
  );
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  );
  await screen.findByRole('main');
  const address = () => router.state.location.pathname + router.state.location.search;
  const getHistoryState = (): unknown => router.state.location.state;
  const history = (steps: -1 | 1): Promise<void> => router.navigate(steps);
  return { ...view, address, getHistoryState, history, user: userEvent.setup() };
}
