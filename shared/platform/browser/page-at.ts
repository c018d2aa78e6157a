import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isComponent } from '../app/is-component.ts';
import { loadLazy } from '../app/load-lazy.ts';

/**
 * The one page of a remote that a path leads to, its module in place: hydration cannot wait for `lazy`, and the
 * router would keep the failure of a `lazy` forever; here the next call requests the file again.
 *
 * @param routes of the remote; left as they are
 * @param path relative to the base path
 * @throws what the module throws, and where it has no component
 */
export async function pageAt(routes: readonly RouteObject[], path: string): Promise<RouteObject[]> {
  const route = matchRoutes([...routes], path)?.[0]?.route;
  return route ? [await resolveLazyPage(route)] : [];
}

/** A page with its module in place. @throws what the module throws, and where it has no component */
export async function resolveLazyPage(page: RouteObject): Promise<RouteObject> {
  if (!page.lazy) return withComponents(page);
  const module = await loadLazy(page);
  if (!isComponent(module.Component) && !module.element) throw new TypeError('exports no component');
  return withComponents({ ...page, ...module, lazy: undefined } as RouteObject);
}

/** What stands for a page is its components: one that is given as an element becomes one. */
export function withComponents({ element, errorElement, ...route }: RouteObject): RouteObject {
  return {
    ...route,
    ...(element !== undefined && { Component: () => element }),
    ...(errorElement !== undefined && { ErrorBoundary: () => errorElement }),
  } as RouteObject;
}
