import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadLazy } from '../../app/load-lazy.ts';

/**
 * Resolves the matched pages before their loaders run, because their `handle` is needed first.
 * @returns the matched routes, outermost first
 */
export async function resolveLazy(
  routes: RouteObject[],
  pathname: string,
  basename: string,
): Promise<RouteObject[]> {
  const matched = (matchRoutes(routes, pathname, basename) ?? []).map(({ route }) => route);
  for (const route of matched) {
    Object.assign(route, await loadLazy(route), { lazy: undefined });
  }
  return matched;
}
