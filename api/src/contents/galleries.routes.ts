import { countGalleryView, getGallery, listGalleries } from '@portal/contract/endpoints/publications';
import { requireFound } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { galleryRepository } from './galleries.repository.ts';
import { countView, visitorHash } from './views.repository.ts';

/** Registers galleries and their views (B 2.9). */
export const galleriesRoutes: RouteGroup = (app) => {
  const galleries = galleryRepository(app.db);

  route(app, listGalleries, async ({ query }) => ({ data: await galleries.list(query.event) }));
  route(app, getGallery, async ({ params }) => ({ data: requireFound(await galleries.find(params.id)) }));
  route(app, countGalleryView, async ({ params, request }) => {
    await countView(app, 'gallery', params.id, visitorHash(app, request));
    return { data: null };
  });
};
