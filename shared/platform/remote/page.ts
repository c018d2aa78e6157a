import type { RouteObject } from 'react-router-dom';

/** What a page's module exports, besides its `Component`. */
export interface PageModule {
  Component: React.ComponentType;
  loader?: RouteObject['loader'];
  /** Stands in for the page where the loader failed; by default the region's own does. */
  ErrorBoundary?: React.ComponentType;
  /** Whether the loader runs again when the address changes within the page; by default it does. */
  shouldRevalidate?: RouteObject['shouldRevalidate'];
  /** `slots`: the slots that the page mounts, so that the server can fill them too. */
  handle?: { slots?: readonly string[] };
}

/**
 * A route of a remote.
 * @param name the page's name: the server finds the page's files by it
 * @param path pattern, as in the remote's list of pages
 */
export function page(name: string, path: string, load: () => Promise<PageModule>): RouteObject {
  return { id: `${name}@${path}`, path, lazy: load as RouteObject['lazy'] };
}

/** The page's name in the id of one of its routes. */
export const pageName = (routeId: string): string =>
  routeId.slice(routeId.indexOf(':') + 1).split('@')[0] ?? '';
