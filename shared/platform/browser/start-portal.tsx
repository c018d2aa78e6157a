import { QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { type BootData, findBootData, hydrateQueries, ROOT_ID, readRenderTime } from '../app/boot-data.ts';
import { type PageRecovery, Portal } from '../app/portal.tsx';
import type { PortalApp } from '../app/portal-app.ts';
import { createHydrationTracker, type Mark, portalRoutes } from '../app/portal-routes.tsx';
import { isOfDocument } from '../contract/fault.ts';
import { stripBasePath } from '../contract/names.ts';
import { matchOwner } from '../contract/owner.ts';
import { fetchJson } from '../remote/pages-query.ts';
import { queryClientContext } from '../remote/preload.ts';
import { allowScripts } from './allow-scripts.ts';
import { connectRemotes } from './containers.ts';
import { canFallBack, type FailedRelease, fallBack, reloadIfGone } from './fall-back.ts';
import { interceptLinks } from './intercept-links.ts';
import { collectTyped, keepTyped, restoreStored, type Typed } from './keep-typed.ts';
import { removeFailedStylesheets } from './load-module.ts';
import { createPagePreloader, prefetch } from './prefetch.ts';
import { createLiveRegistry, createRemotes, findMenuForPath, withServerRenderedSlots } from './remotes.ts';
import { restoreScroll } from './restore-scroll.ts';
import { createRouterPages, revalidateOnNotFound, shouldRetry } from './router-pages.tsx';

/** The page is idle by then; earlier errors of modules are reported anyway. */
const OBSERVE_AFTER_MS = 5_000;

interface BrowserPortal extends PortalApp {
  late?: Readonly<Record<string, () => Promise<unknown>>>;
}

function openDocument(page: string): void {
  if (page === location.pathname + location.search) location.reload();
  else location.assign(page);
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
  const isOwnPage = boot.ownPage && pathOf(location.pathname) === ownPage?.route.path;
  const registry = createLiveRegistry(boot.registry, () => fetchJson(`${basePath}/registry.json`));
  allowScripts(registry, basePath);
  restoreStored(root, location.pathname + location.search);
  const own = boot.ownPage && ownPage ? [isOwnPage ? await ownPage.loaded() : ownPage.route] : [];
  const fallBackAt = async (path: string, release: FailedRelease, typed: Typed) => {
    const { navigation, location: current } = router.state;
    const { pathname, search } = navigation.location ?? current;
    // The visitor may have left the page that failed.
    if (pathOf(pathname) !== path) return;
    await fallBack(release, {
      basePath,
      page: pathname + search,
      // The fields of the failed page may be gone. Of a field that is still there, the newest text counts.
      typed: () => [...typed, ...collectTyped(root)],
      open: openDocument,
    });
  };
  const remotes = createRemotes({
    registry,
    containers: connectRemotes(app),
    report({ name, version }, fault, error) {
      const page = matchOwner(registry.current().remotes, pathOf(location.pathname))?.pattern;
      void import('./report-fault.ts').then(
        ({ reportFault }) => reportFault({ remote: name, version, fault, page, error, basePath }),
        () => {},
      );
    },
    fallBack: (release, path) => fallBackAt(path, release, collectTyped(root)),
  });
  removeFailedStylesheets();
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: shouldRetry } },
  });
  hydrateQueries(queryClient, boot.answers, readRenderTime());

  // Requested first; the shell does not wait for them.
  const { page: sent, slots: sentSlots } = boot.rendered;
  const hydrationTracker = createHydrationTracker(mark);
  const firstPage = sent
    ? remotes.pagesAt(pathOf(location.pathname)).then(
        ([page]) => page ?? null,
        () => {
          mark('failed');
          return null;
        },
      )
    : null;
  const slots = withServerRenderedSlots(remotes.slots, sentSlots, hydrationTracker);
  const fetchFiles = createPagePreloader(registry, basePath);
  const routerPages = createRouterPages((pathname) => {
    const path = pathOf(pathname);
    fetchFiles(path);
    return remotes.pagesAt(path);
  }, app.Failure);

  // Without the server-rendered page the router loads it first, and the region is pending meanwhile.
  const first = sent && firstPage ? [routerPages.createServerRenderedRoute(sent, firstPage)] : [];
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

  revalidateOnNotFound(queryClient, router);

  const getPath = () => pathOf(router.state.location.pathname);
  const recovery: PageRecovery = {
    prepare(error) {
      const owner = remotes.ownerAt(getPath());
      const failed = owner && !isOfDocument(error) ? { ...owner, reason: 'render' as const } : null;
      const isPossible = failed !== null && canFallBack(failed);
      const typed = isPossible ? collectTyped(root) : [];
      return {
        isPossible,
        async begin() {
          if (owner) remotes.reportThrown(owner, error);
          if (failed) await fallBackAt(getPath(), failed, typed);
        },
      };
    },
    async retry() {
      await reloadIfGone(remotes.ownerAt(getPath())?.entry);
      const { search, hash, state } = router.state.location;
      await router.navigate(
        { pathname: getPath(), search, hash },
        { replace: true, preventScrollReset: true, state },
      );
    },
  };

  const portal = (
    <Portal
      queryClient={queryClient}
      slots={slots}
      menus={{
        menuAt: (path) => findMenuForPath(registry.current(), path),
        links: boot.registry.menuLinks ?? [],
      }}
      recovery={recovery}
      hydrationTracker={hydrationTracker}
      navigations={router}
    >
      <RouterProvider router={router} />
    </Portal>
  );
  const restoreTyped = keepTyped(root);
  // The fallback shell contains no page, so it is rendered instead of hydrated.
  if (boot.shell) createRoot(root, developmentOptions).render(portal);
  else {
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
      void import('./report-fault.ts').then(
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

/** Adds a getter that Safari before 17 lacks: without it, React Router passes loaders a `url` without its query. */
function addSearchParamsSize(): void {
  if ('size' in URLSearchParams.prototype) return;
  Object.defineProperty(URLSearchParams.prototype, 'size', {
    configurable: true,
    get(this: URLSearchParams) {
      return [...this].length;
    },
  });
}
