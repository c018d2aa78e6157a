import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { REGION_ID } from '../app/portal-routes.tsx';

type Router = Pick<ReturnType<typeof createBrowserRouter>, '_internalSetRoutes'>;
type Patch = (parent: string, routes: RouteObject[]) => void;

/**
 * The pages that the router has been given. It keeps what it has been given once; where a remote turns to another
 * release, it gets all routes anew without that remote's, and asks for them again.
 * @param tree the portal's routes with these pages
 */
export function createRouterPages(tree: (pages: RouteObject[]) => RouteObject[]) {
  let pages: RouteObject[] = [];
  let isReplaced = false;
  let router: Router | null = null;
  const isOf = (remote: string) => (page: RouteObject) => page.id?.startsWith(`${remote}:`);
  const replaceAll = () => router?._internalSetRoutes(tree(pages));

  return {
    /** The routes that a router begins with. */
    begin(first: RouteObject[]): RouteObject[] {
      pages = first;
      return tree(pages);
    },
    attach(started: Router): void {
      router = started;
    },
    /** Takes out the pages of a remote. */
    drop(remote: string): void {
      if (!pages.some(isOf(remote))) return;
      pages = pages.filter((page) => !isOf(remote)(page));
      isReplaced = true;
      replaceAll();
    },
    /** Asks for pages on the way to one of them, and gives them to the router. */
    async add(ask: () => Promise<RouteObject[]>, patch: Patch, signal: AbortSignal): Promise<void> {
      const found = await ask();
      if (signal.aborted) return;
      const added = found.filter(({ id }) => !pages.some((page) => page.id === id));
      pages = [...pages, ...added];
      // What `patch` adds to are the routes of before.
      if (isReplaced) replaceAll();
      else patch(REGION_ID, added);
    },
  };
}
