import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Resolves the matched pages before their loaders run, so that what they declare (`handle`) is known.
 * @returns the matched routes, outermost first
 */
export async function resolveLazy(
  routes: RouteObject[],
  pathname: string,
  basename: string,
): Promise<RouteObject[]> {
  const matched = (matchRoutes(routes, pathname, basename) ?? []).map(({ route }) => route);
  for (const route of matched) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return matched;
}
