import type { RouteObject } from 'react-router-dom';

/** Loads the lazy properties of a route, in both forms of React Router's `lazy`. */
export async function loadLazy({ lazy }: RouteObject): Promise<Partial<RouteObject>> {
  if (!lazy) return {};
  if (typeof lazy === 'function') return (await lazy()) as Partial<RouteObject>;
  const parts = Object.entries(lazy).map(async ([name, load]) => [name, await load?.()] as const);
  return Object.fromEntries(await Promise.all(parts));
}
