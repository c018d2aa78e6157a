import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isComponent, loadLazy } from '../app/portal-routes.tsx';

/**
 * Returns the remote's page at a path with its module loaded. Hydration cannot wait for `lazy`, and the router caches a
 * failed `lazy` permanently, whereas the next call here requests the file again.
 * @param routes of the remote; not changed
 * @param path relative to the base path
 * @throws the module's error, and if it has no component
 */
export async function pageAt(routes: readonly RouteObject[], path: string): Promise<RouteObject[]> {
  const route = matchRoutes([...routes], path)?.[0]?.route;
  return route ? [await resolveLazyPage(route)] : [];
}

/**
 * Returns a page with its module loaded.
 * @throws the module's error, and if it has no component
 */
export async function resolveLazyPage(page: RouteObject): Promise<RouteObject> {
  if (!page.lazy) return withComponents(page);
  const module = await loadLazy(page);
  if (!isComponent(module.Component) && !module.element) throw new TypeError('exports no component');
  return withComponents({ ...page, ...module, lazy: undefined } as RouteObject);
}

/** Converts a route's elements into components. */
export function withComponents({ element, errorElement, ...route }: RouteObject): RouteObject {
  return {
    ...route,
    ...(element !== undefined && { Component: () => element }),
    ...(errorElement !== undefined && { ErrorBoundary: () => errorElement }),
  } as RouteObject;
}
