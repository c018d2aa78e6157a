import { matchRoutes, type RouteObject } from 'react-router-dom';

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
  if (!route) return [];
  const { lazy } = route;
  if (typeof lazy !== 'function') return [route];
  const module = await lazy();
  if (!isComponent(module.Component)) throw new TypeError('exports no component');
  return [{ ...route, ...module, lazy: undefined } as RouteObject];
}

/** A function, a class, or what React has wrapped around one. */
export const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
