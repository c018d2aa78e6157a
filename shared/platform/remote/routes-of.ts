import { type RouteObject, redirect } from 'react-router-dom';
import type { Redirect, Route } from '../contract/descriptor.ts';

/** Exports of a page's module in addition to `Component`. */
export interface PageModule {
  Component: React.ComponentType;
  loader?: RouteObject['loader'];
  /** Replaces the page after its loader has failed; defaults to that of the region. */
  ErrorBoundary?: React.ComponentType;
  /** Whether the loader runs again when the URL changes within the page; defaults to true. */
  shouldRevalidate?: RouteObject['shouldRevalidate'];
  /** `slots`: slots that the page mounts, so that the server can render them. */
  handle?: { slots?: readonly string[] };
}

/** Creates a route of a remote. The server finds the page's files by its name. */
export function page(name: string, path: string, load: () => Promise<PageModule>): RouteObject {
  return { id: `${name}@${path}`, path, lazy: load as RouteObject['lazy'] };
}

/** Returns the page name from the id of one of its routes. */
export const pageName = (routeId: string): string =>
  routeId.slice(routeId.indexOf(':') + 1).split('@')[0] ?? '';

/** Creates the routes of a remote. @param load imports a page's module by its name */
export const routesOf = (routes: readonly Route[], load: (name: string) => Promise<PageModule>) =>
  routes.map((entry) =>
    'redirectTo' in entry ? redirectRoute(entry) : page(entry.name, entry.path, () => load(entry.name)),
  );

const redirectRoute = ({ path, redirectTo }: Redirect): RouteObject => ({
  path,
  loader: ({ params }) =>
    redirect(
      redirectTo.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')),
      301,
    ),
});
