import type { RouteObject } from 'react-router-dom';

/** Path of the kit's page, relative to the base path. */
export const KIT_PATH = '/_kit';

const load = () => import('./kit.page.tsx');

export const kitRoute: RouteObject = { id: 'host:kit', path: KIT_PATH, lazy: load };

/** The same with its page at hand, for hydration, which cannot wait. */
export const loadedKitRoute = async (): Promise<RouteObject> => ({
  ...kitRoute,
  ...(await load()),
  lazy: undefined,
});
