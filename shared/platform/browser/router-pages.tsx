import { type ComponentType, use } from 'react';
import { data, Outlet, type RouteObject } from 'react-router-dom';
import type { RenderedPageRef } from '../app/boot-data.ts';
import { REGION_ID } from '../app/portal-routes.tsx';
import type { ServerRenderedHandle } from '../app/region.tsx';
import { RemoteError } from '../contract/remote-state.ts';
import { resolveLazyPage, withComponents } from './page-at.ts';

/** A route that the router has, and the page that it stands for. */
interface Known {
  page: RouteObject;
  /** Whether the page is of a release that has been left: it is asked for anew when somebody goes there. */
  isStale: boolean;
  /** Code of the page that the server has sent, as long as the route stands for that one. */
  sent: Promise<RouteObject | null> | null;
}

const never = new Promise<never>(() => {});

interface Navigation {
  path: string;
  patch(parent: string, routes: RouteObject[]): void;
  signal: AbortSignal;
}

/**
 * The pages that the router has been given. It keeps each route for good; what a route does is what its page says, and
 * that page may be replaced by the one of another release.
 *
 * @param ask gives the pages at an address, of the release that their remote is of
 * @param Failure stands for a page that failed and says nothing of its own
 */
export function createRouterPages(ask: (path: string) => Promise<RouteObject[]>, Failure: ComponentType) {
  const known = new Map<string | undefined, Known>();

  /** Puts a page in place of the one of the release that was left. @returns whether there is a route for it */
  function replacePage(page: RouteObject): boolean {
    page.children?.forEach(replacePage);
    const own = known.get(page.id);
    if (own?.isStale) Object.assign(own, { page: withComponents(page), isStale: false });
    return own !== undefined;
  }

  /** Asks for pages. What was sent of one that has been left gives way to what comes, be it a failure. */
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
      // React keeps what was sent as long as what is shown suspends.
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
     * The route of the page that the server has sent.
     * @param code of the release that the server has rendered; null where that cannot be had
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
    /** From now on a remote is of another release. */
    drop(remote: string): void {
      for (const [id, own] of known) if (id?.startsWith(`${remote}:`)) own.isStale = true;
    },
    /** Asks for pages on the way to one of them, and gives the router those that it has no route for. */
    async add({ path, patch, signal }: Navigation): Promise<void> {
      const found = await refetchPages(path);
      if (!signal.aborted) patch(REGION_ID, found.filter((page) => !replacePage(page)).map(routeOf));
    },
  };
}
