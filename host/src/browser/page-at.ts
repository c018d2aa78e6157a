import { RemoteError } from '@portal/runtime/federation/remote-state';
import { matchRoutes, type RouteObject } from '@portal/runtime/router';
import { retryOnce } from './retry-once.ts';

/**
 * The one page of a remote that a path leads to, its module in place: hydration cannot wait for `lazy`, and the
 * router would keep the failure of a `lazy` forever; here the next call requests the file again.
 *
 * @param routes of the remote; left as they are
 * @param path relative to the base path
 * @throws RemoteError when the page's module cannot be had
 */
export async function pageAt(routes: readonly RouteObject[], path: string): Promise<RouteObject[]> {
  const route = matchRoutes([...routes], path)?.[0]?.route;
  if (!route) return [];
  const { lazy } = route;
  if (typeof lazy !== 'function') return [route];
  try {
    return [{ ...route, ...(await retryOnce(lazy)), lazy: undefined } as RouteObject];
  } catch {
    throw new RemoteError(route.id ?? path, 'network');
  }
}
