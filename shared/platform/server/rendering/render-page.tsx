import { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import * as router from 'react-router-dom';
import {
  type BootData,
  dehydrateQueries,
  hydrateQueries,
  type RenderedPageRef,
} from '../../app/boot-data.ts';
import { Portal } from '../../app/portal.tsx';
import type { PortalApp } from '../../app/portal-app.ts';
import { pagesQuery } from '../../remote/pages-query.ts';
import {
  dataBudgetContext,
  type PreloadableQuery,
  preload,
  queryClientContext,
} from '../../remote/preload.ts';
import { pageName } from '../../remote/routes-of.ts';
import { emptySlots, type SlotSource } from '../../remote/slot.ts';
import { logError } from '../log-error.ts';
import { createPageBudget } from './data-budget.ts';
import {
  type FoundPage,
  failedLoader,
  findPage,
  loadSlots,
  pendingPage,
  type RenderInput,
} from './find-page.ts';
import { renderTree } from './render-tree.ts';

/** Portal with the parts that only the renderer uses. */
export interface RenderedPortal extends PortalApp {
  /** Data that the shell shows on every page. */
  shellQueries?(): readonly PreloadableQuery[];
  /** Returns data for the document's head, from the data that has loaded. */
  headData?(data: QueryClient): unknown;
}

export type RenderOutput =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** Elements for the document's head: title, description, … */
      head: string;
      /** UTF-8, as React produces it: a string of more than a hundred kilobytes would only be a copy. */
      html: Uint8Array;
      /** Timestamp that the page shows; the browser hydrates with the same. */
      renderedAt: number;
      boot: BootData;
      headData: unknown;
      /** Pages of `remote` and slots, from which the page's files follow. */
      used: { remote: string | null; pages: string[]; slots: string[] };
      /** Whether nothing is missing, so that the page can be cached. */
      complete: boolean;
      /** First error of each remote whose code throws or is not available, as text. */
      faulty: Readonly<Record<string, string>>;
    };

/** Renders one URL of the portal anonymously: the server has no session. */
export async function renderPage(portal: RenderedPortal, input: RenderInput): Promise<RenderOutput> {
  using budget = createPageBudget(input.budget);
  const { basePath } = portal;
  const { url, owner, registry, ownPage } = input;
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const requestContext = new router.RouterContextProvider();
  queryClient.setQueryData(pagesQuery(basePath).queryKey, input.titledPages ?? []);
  requestContext.set(queryClientContext, queryClient);
  requestContext.set(dataBudgetContext, budget);

  const found = await findPage(portal, input, budget);
  const wanted = found.matched.flatMap(
    (route) => (route.handle as { slots?: string[] } | undefined)?.slots ?? [],
  );
  const rest = Promise.all([
    loadSlots(wanted, input, budget, requestContext),
    preload(requestContext as never, ...(portal.shellQueries?.() ?? [])),
  ]);
  const queried = await queryRoutes(basePath, found.routes, url, requestContext);
  if (queried.kind === 'redirect') return queried;
  const [slots] = await rest;
  // If a loader fails or is late, the browser loads only that page.
  const usable = !failedLoader(queried.context.errors, found.remote, budget) && found.rendered;
  const page = usable ? found : pendingPage(portal, found.remote);
  const shown = usable ? queried : await queryRoutes(basePath, page.routes, url, requestContext);
  if (shown.kind === 'redirect') return shown;
  const { handler, context } = shown;
  const shownSlots = usable ? slots : {};

  queryClient.removeQueries(pagesQuery(basePath));
  // Data that arrives later is ignored: the page and its dehydrated data must match.
  const answers = dehydrateQueries(queryClient);
  const shownClient = new QueryClient();
  const renderedAt = Date.now();
  hydrateQueries(shownClient, answers, renderedAt);
  const source: SlotSource = {
    ...emptySlots,
    peek: (slot) => (shownSlots[slot] ? { kind: 'loaded', module: shownSlots[slot] } : { kind: 'pending' }),
  };
  const menus = registry.remotes.find(({ name }) => name === owner?.remote)?.menu;
  const menu = menus?.[owner?.pattern ?? ''] ?? null;
  const renderPortal = (plainShell: boolean) =>
    renderTree(
      <Portal
        queryClient={shownClient}
        slots={source}
        menus={{ menuAt: () => menu, links: registry.menuLinks ?? [] }}
        plainShell={plainShell}
      >
        <router.StaticRouterProvider
          router={router.createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Portal>,
    );
  let isShellComplete = true;
  const { head, html, complete, error } = await renderPortal(false).catch((error: unknown) => {
    isShellComplete = false;
    logError('shell', error);
    return renderPortal(true);
  });
  // React does not report which part threw: suspect the page's owner, then its slots' providers.
  if (!complete) {
    if (found.remote) budget.addFaulty(found.remote, error);
    for (const { name, slots } of registry.remotes)
      if (slots.some((slot) => slot in shownSlots)) budget.addFaulty(name, error);
  }
  const sent = usable ? toRenderedPageRef(page) : null;
  return {
    kind: 'page',
    status: context.statusCode,
    head,
    html,
    renderedAt,
    headData: portal.headData?.(queryClient) ?? null,
    boot: {
      version: portal.version,
      registry,
      ownPage,
      shell: input.part === 'shell',
      rendered: { page: sent, slots: Object.keys(shownSlots) },
      hydration: {
        // The browser would treat a page without loader data as not loaded.
        loaderData: { ...(sent && { [sent.id]: null }), ...context.loaderData },
        errors: context.errors && serialiseErrors(context.errors),
      },
      answers,
    },
    used: {
      remote: page.remote,
      pages: found.matched.map((route) => pageName(route.id ?? '')).filter(Boolean),
      slots: wanted,
    },
    complete: complete && isShellComplete && (usable || found.clientOnly === true) && budget.isComplete(),
    faulty: budget.faulty(),
  };
}

function toRenderedPageRef({ remote, matched }: FoundPage): RenderedPageRef | null {
  const route = matched.at(-1);
  return remote && route?.id && route.path ? { remote, id: route.id, path: route.path } : null;
}

type StaticHandler = ReturnType<typeof router.createStaticHandler>;

type Queried =
  | Extract<RenderOutput, { kind: 'redirect' }>
  | {
      kind: 'page';
      handler: StaticHandler;
      context: Exclude<Awaited<ReturnType<StaticHandler['query']>>, Response>;
    };

async function queryRoutes(
  basePath: string,
  routes: RouteObject[],
  url: string,
  requestContext: InstanceType<typeof router.RouterContextProvider>,
): Promise<Queried> {
  const handler = router.createStaticHandler(routes, {
    basename: `${basePath}/`,
    future: { v8_middleware: true } as never,
  });
  const context = await handler.query(new Request(url), { requestContext });
  if (!(context instanceof Response)) return { kind: 'page', handler, context };
  return {
    kind: 'redirect',
    status: context.status,
    location: context.headers.get('location') ?? `${basePath}/`,
  };
}

/** Prepares errors for the browser: error responses unchanged, others without their messages. */
function serialiseErrors(errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      router.isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: null, internal: false }
        : { message: 'failed' },
    ]),
  );
}
