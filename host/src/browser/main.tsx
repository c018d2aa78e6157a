import '@portal/ui/base.css';
import { queryClientContext } from '@portal/runtime/preload';
import { configureApi } from '@portal/shared/api';
import { expireSession, readToken } from '@portal/shared/session';
import { QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { config } from 'zod/mini';
import { type BootData, findBootData, ROOT_ID } from '../app/boot-data.ts';
import { createFirstLoad, type Mark } from '../app/first-load.tsx';
import { placeAt } from '../app/place-at.ts';
import { Portal } from '../app/portal.tsx';
import { portalRoutes } from '../app/portal-routes.tsx';
import { beginWith } from '../app/sent-answers.ts';
import { KIT_PATH, kitRoute, loadedKitRoute } from '../kit/kit-route.ts';
import { connectRemotes } from './containers.ts';
import { filesAhead } from './files-ahead.ts';
import { createFirstPage } from './first-page.ts';
import { followLinks } from './follow-links.ts';
import { holdScroll } from './hold-scroll.ts';
import { createLiveRegistry, readRegistry } from './live-registry.ts';
import { madeAt } from './made-at.ts';
import { takeOutMissingStyles } from './missing-styles.ts';
import { prefetch } from './prefetch.ts';
import { recoverPage } from './recover-page.ts';
import { createRemotes, type Remotes } from './remotes.ts';
import { createRouterPages } from './router-pages.ts';
import { withSentSlots } from './sent-slots.ts';
import { retriesOnce, watchMissing } from './watch-missing.ts';

const BASE_PATH = '/senac-portal';
declare const __APP_VERSION__: string;

/** A path relative to the base path. */
const pathOf = (pathname: string): string => pathname.slice(BASE_PATH.length) || '/';

const isKit = (): boolean => location.pathname === BASE_PATH + KIT_PATH;

function mark(name: Mark): void {
  document.documentElement.toggleAttribute(`data-${name}`, true);
  performance.mark(name);
}

// The content security policy forbids evaluating text as code.
config({ jitless: true });

async function start(boot: BootData, root: HTMLElement): Promise<void> {
  configureApi({
    baseUrl: '/api/v1',
    token: readToken,
    onUnauthorized: expireSession,
  });
  const registry = createLiveRegistry(boot.registry, readRegistry);
  const own = boot.kit ? [isKit() ? await loadedKitRoute() : kitRoute] : [];
  const routerPages = createRouterPages((pages) => portalRoutes(__APP_VERSION__, [...own, ...pages]));
  const remotes: Remotes = createRemotes({
    registry,
    containers: connectRemotes(registry),
    onLeft: routerPages.drop,
    report: (...fault) =>
      void import('./report-fault.ts').then(
        ({ reportFault }) => reportFault(...fault),
        () => {},
      ),
  });
  for (const remote of takeOutMissingStyles()) remotes.leave(remote, 'network');
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: retriesOnce } },
  });
  beginWith(queryClient, boot.answers, madeAt());

  // Asked for before anything else is done; the shell waits for none of it.
  const { page: sent, slots: sentSlots } = boot.rendered;
  const firstLoad = createFirstLoad(mark);
  const firstPage =
    sent && createFirstPage({ sent, path: pathOf(location.pathname), ...remotes, drop: routerPages.drop });
  const slots = withSentSlots(remotes.slots, sentSlots, firstLoad);
  const fetchFiles = filesAhead(registry);
  const pagesAt = (path: string) => {
    fetchFiles(pathOf(path));
    return (firstPage ?? remotes).pagesAt(pathOf(path));
  };

  // Without the page of this address the router begins by asking for it, and the region is pending meanwhile.
  const router = createBrowserRouter(routerPages.begin(firstPage ? [firstPage.route] : []), {
    // With the slash at the end, links home have the address that the server answers without a redirect.
    basename: `${BASE_PATH}/`,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(queryClientContext, queryClient);
      return context;
    },
    patchRoutesOnNavigation: ({ path, patch, signal }) =>
      routerPages.add(async () => (await pagesAt(path)).part, patch, signal),
    ...(sent || isKit() ? { hydrationData: boot.hydration } : {}),
    future: { v8_middleware: true } as never,
  });
  routerPages.attach(router);
  void firstPage?.follow(router);

  watchMissing(queryClient, router);

  const portal = (
    <Portal
      queryClient={queryClient}
      slots={slots}
      placeAt={(path) => placeAt(registry.current(), path)}
      recovery={recoverPage(router, remotes, pathOf)}
      firstLoad={firstLoad}
      navigations={router}
    >
      <RouterProvider router={router} />
    </Portal>
  );
  // The plain shell, made for any address, knows nothing of this one: it is rendered again.
  if (boot.shell) createRoot(root).render(portal);
  else hydrateRoot(root, portal, { onRecoverableError: (error) => console.error('hydration', error) });
  prefetch(BASE_PATH, (pathname) => {
    fetchFiles(pathOf(pathname));
    return remotes.prefetch(pathOf(pathname));
  });
  holdScroll(router);
  followLinks(BASE_PATH, (to) => router.navigate(to));
  Object.assign(window, { __portal: { router, queryClient } });
}

const root = document.getElementById(ROOT_ID);
const data = findBootData(document);
if (root && data) void start(data, root);
