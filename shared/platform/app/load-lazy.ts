import type { RouteObject } from 'react-router-dom';

/** Loads what a route leaves to `lazy`, in either of the two forms that React Router knows: nothing where it has none. */
export async function loadLazy({ lazy }: RouteObject): Promise<Partial<RouteObject>> {
  if (!lazy) return {};
  if (typeof lazy === 'function') return (await lazy()) as Partial<RouteObject>;
  const parts = Object.entries(lazy).map(async ([name, load]) => [name, await load?.()] as const);
  return Object.fromEntries(await Promise.all(parts));
}
