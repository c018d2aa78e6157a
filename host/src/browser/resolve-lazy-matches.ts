import { matchRoutes, type RouteObject } from '@portal/shared/router';

/**
 * Puts the modules of the matched pages into their routes, since hydration cannot wait for `lazy`.
 * @returns whether all of them could be had
 */
export async function resolveLazyMatches(
  routes: RouteObject[],
  pathname: string,
  basename: string,
): Promise<boolean> {
  const lazy = (matchRoutes(routes, pathname, basename) ?? [])
    .map(({ route }) => route)
    .filter((route) => route.lazy);
  const resolved = await Promise.all(
    lazy.map((route) =>
      resolve(route).then(
        () => true,
        () => false,
      ),
    ),
  );
  return resolved.every(Boolean);
}

async function resolve(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
