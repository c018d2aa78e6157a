import type { SlotSource } from '@portal/runtime/federation';
import { pageName } from '@portal/runtime/federation/page';
import { homeQuery } from '@portal/runtime/home-query';
import { dataBudgetContext, preload, queryClientContext } from '@portal/runtime/preload';
import { configureApi } from '@portal/shared/api';
import * as richText from '@portal/shared/rich-text';
import { QueryClient } from '@tanstack/react-query';
import * as forms from 'react-hook-form';
import type { RouteObject } from 'react-router-dom';
import * as router from 'react-router-dom';
import type { SentPage } from '../../src/app/boot-data.ts';
import { placeAt } from '../../src/app/place-at.ts';
import { Portal } from '../../src/app/portal.tsx';
import { answersOf, beginWith } from '../../src/app/sent-answers.ts';
import { modules } from '../../src/federation/shared-modules.ts';
import { logError } from '../log-error.ts';
import { createPageBudget, type PageBudget } from './data-budget.ts';
import { BASE_PATH, type FoundPage, failedLoader, pageFor, pendingPage } from './find-page.ts';
import { knownToPage } from './known-to-page.ts';
import { slotsOf } from './load-slots.ts';
import type { RenderInput, RenderOutput } from './render-contract.ts';
import { renderTree } from './render-tree.ts';

declare const __APP_VERSION__: string;

/** The modules that remotes get on the server: besides those of the browser, what it fetches late, and what cleans editors' HTML. */
export const sharedModules: Readonly<Record<string, unknown>> = {
  ...modules,

  'react-hook-form': forms,
  '@portal/shared/rich-text': richText,
};

export { configureApi };

/** Renders one address of the portal, for anybody: the server knows no session. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const budget = createPageBudget(input.budget);
  try {
    return await renderWithin(budget, input);
  } finally {
    budget.close();
  }
}

async function renderWithin(budget: PageBudget, input: RenderInput): Promise<RenderOutput> {
  const { url, registry, kit } = input;
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const requestContext = new router.RouterContextProvider();
  requestContext.set(queryClientContext, queryClient);
  requestContext.set(dataBudgetContext, budget);

  const found = await pageFor(input, budget);
  const wanted = found.matched.flatMap(
    (route) => (route.handle as { slots?: string[] } | undefined)?.slots ?? [],
  );
  const rest = Promise.all([
    slotsOf(wanted, input, budget, requestContext),
    preload(requestContext as never, homeQuery()),
  ]);
  const queried = await queryRoutes(found.routes, url, requestContext);
  if (queried.kind === 'redirect') return queried;
  const [slots] = await rest;
  // A loader that is late or throws leaves its page to the browser, and nothing else.
  const blameOwner = () => void (found.remote && budget.blame(found.remote));
  const usable = !failedLoader(queried.context.errors, blameOwner) && found.rendered;
  const page = usable ? found : pendingPage(found.remote);
  const shown = usable ? queried : await queryRoutes(page.routes, url, requestContext);
  if (shown.kind === 'redirect') return shown;
  const { handler, context } = shown;
  const shownSlots = usable ? slots : {};

  // From here on nothing that still arrives counts: the page and the data beside it are of one moment.
  const answers = answersOf(queryClient);
  const shownClient = new QueryClient();
  const madeAt = Date.now();
  beginWith(shownClient, answers, madeAt);
  const settings = queryClient.getQueryData(homeQuery().queryKey)?.settings ?? null;
  const source: SlotSource = {
    peek: (slot) => (shownSlots[slot] ? { kind: 'loaded', module: shownSlots[slot] } : { kind: 'pending' }),
    load: () => Promise.resolve({ kind: 'failed', reason: 'unavailable' }),
    threw: () => {},
    shown: () => {},
  };
  const treeWith = (plainShell: boolean) =>
    renderTree(
      <Portal
        queryClient={shownClient}
        slots={source}
        placeAt={(path) => placeAt(registry, path)}
        plainShell={plainShell}
      >
        <router.StaticRouterProvider
          router={router.createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Portal>,
      input.rendering,
    );
  let isShellWhole = true;
  const { head, html, whole } = await treeWith(false).catch((error: unknown) => {
    isShellWhole = false;
    logError('shell', error);
    return treeWith(true);
  });
  // Whose part threw cannot be told: the page's own code first, then that of its slots.
  if (!whole) {
    blameOwner();
    for (const { name, slots } of registry.remotes)
      if (slots.some((slot) => slot in shownSlots)) budget.blame(name);
  }
  const sent = usable ? sentPage(page) : null;
  const providers = registry.remotes
    .filter(({ slots: filled }) => filled.some((slot) => wanted.includes(slot)))
    .map(({ name }) => name);
  return {
    kind: 'page',
    status: context.statusCode,
    head,
    html,
    madeAt,
    settings,
    boot: {
      version: __APP_VERSION__,
      registry: knownToPage(registry, [page.remote, ...providers]),
      kit,
      shell: input.part === 'shell',
      rendered: { page: sent, slots: Object.keys(shownSlots) },
      hydration: {
        // The browser takes a page that has no data for one whose data is missing.
        loaderData: { ...(sent && { [sent.id]: null }), ...context.loaderData },
        errors: context.errors && plainErrors(context.errors),
      },
      answers,
    },
    used: {
      remote: page.remote,
      pages: found.matched.map((route) => pageName(route.id ?? '')).filter(Boolean),
      slots: wanted,
    },
    whole: whole && isShellWhole && (usable || found.forBrowsers) && budget.kept(),
    faulty: budget.blamed(),
  };
}

function sentPage({ remote, matched }: FoundPage): SentPage | null {
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

/** Runs the matched routes' loaders. */
async function queryRoutes(
  routes: RouteObject[],
  url: string,
  requestContext: InstanceType<typeof router.RouterContextProvider>,
): Promise<Queried> {
  const handler = router.createStaticHandler(routes, {
    basename: `${BASE_PATH}/`,
    future: { v8_middleware: true } as never,
  });
  const context = await handler.query(new Request(url), { requestContext });
  if (!(context instanceof Response)) return { kind: 'page', handler, context };
  return {
    kind: 'redirect',
    status: context.status,
    location: context.headers.get('location') ?? BASE_PATH,
  };
}

/** Errors that may cross to the browser: answers as they are, anything else without its words. */
function plainErrors(errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      router.isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: null, internal: false }
        : { message: 'failed' },
    ]),
  );
}
