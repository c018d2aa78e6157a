import type { RouteObject } from '@portal/shared/router';

/** Path of the kit's page, relative to the base path. */
export const KIT_PATH = '/_kit';

export const kitRoute: RouteObject = { id: 'host:kit', path: KIT_PATH, lazy: () => import('./kit.page.tsx') };
