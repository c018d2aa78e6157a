import { QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { type BootData, findBootData, ROOT_ID } from '../app/boot-data.ts';
import { createHydrationTracker, type Mark } from '../app/hydration-tracker.tsx';
import { Portal } from '../app/portal.tsx';
import { type PortalApp, stripBasePath } from '../app/portal-app.ts';
import { portalRoutes } from '../app/portal-routes.tsx';
import { hydrateQueries } from '../app/query-hydration.ts';
import { matchOwner } from '../contract/owner.ts';
import { fetchJson } from '../remote/fetch-json.ts';
import { queryClientContext } from '../remote/preload.ts';
import { allowScripts } from './allow-scripts.ts';
import { connectRemotes } from './containers.ts';
import { removeFailedStylesheets } from './failed-stylesheets.ts';
import { createInitialPage } from './initial-page.ts';
import { interceptLinks } from './intercept-links.ts';
import { keepTyped } from './keep-typed.ts';
import { createLiveRegistry, findMenuForPath } from './live-registry.ts';
import { createPagePreloader } from './page-preloader.ts';
import { prefetch } from './prefetch.ts';
import { readRenderTime } from './read-render-time.ts';
import { recoverPage } from './recover-page.ts';
import { createRemotes, type Remotes } from './remotes.ts';
import { restoreScroll } from './restore-scroll.ts';
import { revalidateOnNotFound, shouldRetry } from './revalidate-on-not-found.ts';
import { createRouterPages } from './router-pages.tsx';
import { addSearchParamsSize } from './search-params-size.ts';
import { withServerRenderedSlots } from './server-rendered-slots.ts';
import { trimLinkTails } from './trim-link-tails.ts';

/** The page is idle by then; earlier errors of modules are reported anyway. */
const OBSERVE_AFTER_MS = 5_000;

export interface BrowserPortal extends PortalApp {
  late?: Readonly<Record<string, () => Promise<unknown>>>;
}

function mark(name: Mark): void {
  document.documentElement.toggleAttribute(`data-${name}`, true);
  performance.mark(name);
}

/** In development, errors that an error boundary caught appear in the overlay of uncaught ones. */
const developmentOptions = process.env.NODE_ENV === 'development' ? { onCaughtError: reportError } : {};

/** Hydrates the server-rendered page, if there is one. */
export function startPortal(portal: BrowserPortal): void {
  const root = document.getElementById(ROOT_ID);
  const data = findBootData(document);
  // A separate task lets the browser handle clicks between evaluation and hydration.
  if (root && data) setTimeout(() => void start(portal, data, root));
}

async function start(app: BrowserPortal, boot: BootData, root: HTMLElement): Promise<void> {
  const { basePath, ownPage } = app;
  const pathOf = (pathname: string) => stripBasePath(basePath, pathname);
  const isOwnPage = boot.ownPage && pathOf(location.pathname) === ownPage?.path;
  const registry = createLiveRegistry(boot.registry, () => fetchJson(`${basePath}/registry.json`));
  allowScripts(registry, basePath);
  const own = boot.ownPage && ownPage ? [isOwnPage ? await ownPage.loaded() : ownPage.route] : [];
  const routerPages = createRouterPages(async (path) => (await pagesAt(path)).part, app.Failure);
  const remotes: Remotes = createRemotes({
    registry,
    containers: connectRemotes(registry, app),
    onFallback: routerPages.markStale,
    report(remote, version, fault, error) {
      const page = matchOwner(registry.current().remotes, pathOf(location.pathname))?.pattern;
      void import('./report-fault.ts').then(
        ({ reportFault }) => reportFault({ remote, version, fault, page, error, basePath }),
        () => {},
      );
    },
  });
  for (const remote of removeFailedStylesheets()) remotes.leave(remote, 'network');
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: shouldRetry } },
  });
  hydrateQueries(queryClient, boot.answers, readRenderTime());

  // Requested first; the shell does not wait for them.
  const { page: sent, slots: sentSlots } = boot.rendered;
  const hydrationTracker = createHydrationTracker(mark);
  const firstPage =
    sent &&
    createInitialPage({
      sent,
      path: pathOf(location.pathname),
      pagesAt: remotes.pagesAt,
      onFailure: () => mark('failed'),
    });
  const slots = withServerRenderedSlots(remotes.slots, sentSlots, hydrationTracker);
  const fetchFiles = createPagePreloader(registry, basePath);
  const pagesAt = (path: string) => {
    fetchFiles(pathOf(path));
    return (firstPage ?? remotes).pagesAt(pathOf(path));
  };

  // Without the server-rendered page the router loads it first, and the region is pending meanwhile.
  const first = firstPage ? [routerPages.createServerRenderedRoute(sent, firstPage.code)] : [];
  addSearchParamsSize();
  const router = createBrowserRouter(portalRoutes(app, [...own, ...first]), {
    // The trailing slash gives links to the home page the URL that the server does not redirect.
    basename: `${basePath}/`,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(queryClientContext, queryClient);
      return context;
    },
    patchRoutesOnNavigation: routerPages.patchRoutes,
    ...(sent || isOwnPage ? { hydrationData: boot.hydration } : {}),
    future: { v8_middleware: true } as never,
  });
  void firstPage?.follow(router);

  revalidateOnNotFound(queryClient, router);
  trimLinkTails(basePath, router);

  const portal = (
    <Portal
      queryClient={queryClient}
      slots={slots}
      menus={{
        menuAt: (path) => findMenuForPath(registry.current(), path),
        links: boot.registry.menuLinks ?? [],
      }}
      recovery={recoverPage(router, remotes, pathOf)}
      hydrationTracker={hydrationTracker}
      navigations={router}
    >
      <RouterProvider router={router} />
    </Portal>
  );
  // The fallback shell contains no page, so it is rendered instead of hydrated.
  if (boot.shell) createRoot(root, developmentOptions).render(portal);
  else {
    const restoreTyped = keepTyped(root);
    hydrateRoot(root, portal, {
      ...developmentOptions,
      onRecoverableError(error) {
        restoreTyped();
        console.error('hydration', error);
      },
    });
  }
  prefetch(basePath, (pathname) => {
    fetchFiles(pathOf(pathname));
    return remotes.prefetch(pathOf(pathname));
  });
  setTimeout(
    () =>
      void import('./observe-visit.ts').then(
        ({ observeVisit }) =>
          observeVisit({
            registry: registry.current,
            path: () => pathOf(location.pathname),
            basePath,
          }),
        () => {},
      ),
    OBSERVE_AFTER_MS,
  );
  restoreScroll(router);
  interceptLinks(basePath, (to, options) => router.navigate(to, options));
  Object.assign(window, { __portal: { router, queryClient } });
}
