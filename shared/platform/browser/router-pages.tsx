import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, use } from 'react';
import { type createBrowserRouter, data, matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import type { RenderedPageRef } from '../app/boot-data.ts';
import { isComponent, loadLazy, REGION_ID, type ServerRenderedHandle } from '../app/portal-routes.tsx';
import { RemoteError } from '../contract/remote-state.ts';

interface PageState {
  readonly page: RouteObject;
  /** Whether its code failed to load: the next navigation requests it again. */
  readonly isMissing: boolean;
  /** Code of the server-rendered page, as long as the region shows its HTML. */
  readonly serverRendered: ServerRenderedCode | null;
}

interface ServerRenderedCode {
  /** Null if it failed to load. */
  loaded: Promise<RouteObject | null>;
  /** Pending if it failed to load: React keeps the HTML of a boundary while it suspends. */
  hydrating: Promise<RouteObject>;
}

interface Navigation {
  path: string;
  patch(parent: string, routes: RouteObject[]): void;
  signal: AbortSignal;
}

/**
 * Routes for the pages of remotes. The router never replaces a route, and caches what its `lazy` returns or throws. Each
 * route therefore shows the page in `states`, which code that arrives later can replace.
 * @param ask loads the pages at a path
 * @param Failure shown for a failed page without its own error boundary
 */
export function createRouterPages(ask: (path: string) => Promise<RouteObject[]>, Failure: ComponentType) {
  const states = new Map<string, PageState>();
  const stateOf = (id: string) => states.get(id) as PageState;
  const update = (id: string, change: Partial<PageState>) => states.set(id, { ...stateOf(id), ...change });

  /** Loads pages. The result, even a failure, replaces server-rendered HTML without code. */
  const refetchPages = (path: string) =>
    ask(path).finally(() => {
      for (const [id, { isMissing }] of states) if (isMissing) update(id, { serverRendered: null });
    });

  /** Replaces the page of a route without code. @returns whether there is a route for it */
  function replacePage(page: RouteObject): boolean {
    const { id = '' } = page;
    if (states.get(id)?.isMissing) update(id, { page: withComponents(page), isMissing: false });
    return states.has(id);
  }

  async function loadPage(id: string, { url }: Request): Promise<RouteObject> {
    await stateOf(id).serverRendered?.loaded;
    if (stateOf(id).isMissing) (await refetchPages(new URL(url).pathname)).forEach(replacePage);
    if (stateOf(id).isMissing) throw new RemoteError(id, 'unavailable');
    const page = await resolveLazyPage(stateOf(id).page);
    update(id, { page });
    return page;
  }

  function createRoute(id: string, state: PageState): RouteObject {
    states.set(id, state);
    const { page } = state;
    const show = (choose: (page: RouteObject) => ComponentType | null | undefined) => () => {
      const { serverRendered } = stateOf(id);
      if (serverRendered) use(serverRendered.hydrating);
      const Shown = choose(stateOf(id).page) ?? Outlet;
      return <Shown />;
    };
    return {
      ...page,
      lazy: undefined,
      ...(page.children && { children: page.children.map(routeOf) }),
      Component: show(({ Component }) => Component),
      ...((page.ErrorBoundary || page.lazy) && {
        ErrorBoundary: show(({ ErrorBoundary }) => ErrorBoundary ?? Failure),
      }),
      async loader(args) {
        const { loader } = await loadPage(id, args.request);
        return typeof loader === 'function' ? loader(args) : null;
      },
      async action(args) {
        const { action } = await loadPage(id, args.request);
        if (typeof action !== 'function') throw data(null, { status: 405 });
        return action(args);
      },
      shouldRevalidate(args) {
        const { isMissing, page } = stateOf(id);
        return isMissing || (page.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate);
      },
    } as RouteObject;
  }

  const routeOf = (page: RouteObject): RouteObject =>
    createRoute(page.id ?? '', { page: withComponents(page), isMissing: false, serverRendered: null });

  return {
    /** Creates the route of the server-rendered page. @param code of the page; null if it failed to load */
    createServerRenderedRoute(
      { id, path }: Pick<RenderedPageRef, 'id' | 'path'>,
      code: Promise<RouteObject | null>,
    ): RouteObject {
      const loaded = code.then((page) => {
        update(id, page ? { page } : { isMissing: true });
        return page;
      });
      const hydrating = loaded.then((page) => page ?? new Promise<never>(() => {}));
      const handle: ServerRenderedHandle = { isServerRendered: () => stateOf(id).serverRendered !== null };
      return createRoute(id, {
        page: { id, path, handle, ErrorBoundary: Failure },
        isMissing: false,
        serverRendered: { loaded, hydrating },
      });
    },
    /** Loads the pages of a navigation, and gives the router those for which it has no route. */
    async patchRoutes({ path, patch, signal }: Navigation): Promise<void> {
      const found = await refetchPages(path);
      if (!signal.aborted) patch(REGION_ID, found.filter((page) => !replacePage(page)).map(routeOf));
    },
  };
}

/**
 * Returns the remote's page at a path with its module loaded. Hydration cannot wait for `lazy`, and the router caches a
 * failed `lazy` permanently, whereas the next call here requests the file again.
 * @throws the module's error, and if it has no component
 */
export async function pageAt(routes: readonly RouteObject[], path: string): Promise<RouteObject[]> {
  const route = matchRoutes([...routes], path)?.[0]?.route;
  return route ? [await resolveLazyPage(route)] : [];
}

/** Returns a page with its module loaded. @throws the module's error, and if it has no component */
async function resolveLazyPage(page: RouteObject): Promise<RouteObject> {
  if (!page.lazy) return withComponents(page);
  const module = await loadLazy(page);
  if (!isComponent(module.Component) && !module.element) throw new TypeError('exports no component');
  return withComponents({ ...page, ...module, lazy: undefined } as RouteObject);
}

/** Converts a route's elements into components. */
function withComponents({ element, errorElement, ...route }: RouteObject): RouteObject {
  return {
    ...route,
    ...(element !== undefined && { Component: () => element }),
    ...(errorElement !== undefined && { ErrorBoundary: () => errorElement }),
  } as RouteObject;
}

const getStatus = (error: unknown): number => (error as { status?: number } | null)?.status ?? 0;

/** Retries failures once, except client errors. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 1 && (getStatus(error) < 400 || getStatus(error) >= 500);

/** Runs the page's loader again when a query receives 404, as the page may have been sent without it. */
export function revalidateOnNotFound(
  queryClient: QueryClient,
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'revalidate'>,
): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const isMissing = event.query.meta?.required === true && getStatus(event.action.error) === 404;
    const isShown = event.query.getObserversCount() > 0;
    const { navigation, revalidation } = router.state;
    if (isMissing && isShown && navigation.state === 'idle' && revalidation === 'idle')
      void router.revalidate();
  });
}
