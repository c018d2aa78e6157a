import { type ComponentType, use } from 'react';
import { data, Outlet, type RouteObject } from 'react-router-dom';
import type { RenderedPageRef } from '../app/boot-data.ts';
import { REGION_ID } from '../app/portal-routes.tsx';
import type { ServerRenderedHandle } from '../app/region.tsx';
import { RemoteError } from '../contract/remote-state.ts';
import { resolveLazyPage, withComponents } from './page-at.ts';

/** Route in the router, with the page that it currently shows. */
interface Known {
  page: RouteObject;
  /** Whether the page comes from a release that was left; the next navigation reloads it. */
  isStale: boolean;
  /** Code of the server-rendered page, until another page replaces it. */
  sent: Promise<RouteObject | null> | null;
}

const never = new Promise<never>(() => {});

interface Navigation {
  path: string;
  patch(parent: string, routes: RouteObject[]): void;
  signal: AbortSignal;
}

/**
 * Pages that the router has. The router keeps each route permanently; the route delegates to a page, which can be
 * replaced by that of another release.
 * @param ask loads the pages at a path, from the current release of their remote
 * @param Failure shown for a failed page without its own error boundary
 */
export function createRouterPages(ask: (path: string) => Promise<RouteObject[]>, Failure: ComponentType) {
  const known = new Map<string | undefined, Known>();

  /**
   * Replaces the page of a stale route.
   * @returns whether there is a route for it
   */
  function replacePage(page: RouteObject): boolean {
    page.children?.forEach(replacePage);
    const own = known.get(page.id);
    if (own?.isStale) Object.assign(own, { page: withComponents(page), isStale: false });
    return own !== undefined;
  }

  /** Loads pages. The result, even a failure, replaces stale server-rendered HTML. */
  const refetchPages = (path: string) =>
    ask(path).finally(() => {
      for (const own of known.values()) if (own.isStale) own.sent = null;
    });

  async function pageOf(own: Known, { url }: Request): Promise<RouteObject> {
    await own.sent;
    if (own.isStale) (await refetchPages(new URL(url).pathname)).forEach(replacePage);
    if (own.isStale) throw new RemoteError(own.page.id ?? '', 'unavailable');
    own.page = await resolveLazyPage(own.page);
    return own.page;
  }

  function routeFor(own: Known): RouteObject {
    const { page } = own;
    known.set(page.id, own);
    const shown = (choose: (page: RouteObject) => ComponentType | null | undefined) => () => {
      // React keeps the server-rendered HTML while its boundary suspends.
      if (own.sent && !use(own.sent)) use(never);
      const Shown = choose(own.page) ?? Outlet;
      return <Shown />;
    };
    return {
      ...page,
      lazy: undefined,
      ...(page.children && { children: page.children.map(routeOf) }),
      Component: shown(({ Component }) => Component),
      ...((page.ErrorBoundary || page.lazy) && {
        ErrorBoundary: shown(({ ErrorBoundary }) => ErrorBoundary ?? Failure),
      }),
      async loader(args) {
        const { loader } = await pageOf(own, args.request);
        return typeof loader === 'function' ? loader(args) : null;
      },
      async action(args) {
        const { action } = await pageOf(own, args.request);
        if (typeof action !== 'function') throw data(null, { status: 405 });
        return action(args);
      },
      shouldRevalidate: (args) =>
        own.isStale || (own.page.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate),
    } as RouteObject;
  }

  const routeOf = (page: RouteObject): RouteObject =>
    routeFor({ page: withComponents(page), isStale: false, sent: null });

  return {
    /**
     * Creates the route of the server-rendered page.
     * @param code of the release that the server rendered; null if it failed to load
     */
    sent({ id, path }: Pick<RenderedPageRef, 'id' | 'path'>, code: Promise<RouteObject | null>): RouteObject {
      const handle: ServerRenderedHandle = { isServerRendered: () => own.sent !== null };
      const own: Known = {
        page: { id, path, handle, ErrorBoundary: Failure },
        isStale: false,
        sent: code.then((page) => {
          if (page) own.page = page;
          else own.isStale = true;
          return page;
        }),
      };
      return routeFor(own);
    },
    /** Marks the pages of a remote as stale, after it has changed releases. */
    drop(remote: string): void {
      for (const [id, own] of known) if (id?.startsWith(`${remote}:`)) own.isStale = true;
    },
    /** Loads the pages of a navigation, and gives the router those for which it has no route. */
    async add({ path, patch, signal }: Navigation): Promise<void> {
      const found = await refetchPages(path);
      if (!signal.aborted) patch(REGION_ID, found.filter((page) => !replacePage(page)).map(routeOf));
    },
  };
}
