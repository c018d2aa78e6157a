import { countGalleryView, getGallery, listGalleries } from '@portal/shared/contract/galleries';
import { route } from '../../route.ts';
import { countView, visitorHash } from '../../services/views.ts';
import type { RouteGroup } from '../route-group.ts';
import { found } from './found.ts';
import { galleryRepository } from './galleries.repository.ts';

/** Galleries and their views (B 2.9). */
export const galleriesRoutes: RouteGroup = (app) => {
  const galleries = galleryRepository(app.db);

  route(app, listGalleries, async ({ query }) => ({ data: await galleries.list(query.event) }));
  route(app, getGallery, async ({ params }) => ({ data: found(await galleries.find(params.id)) }));
  route(app, countGalleryView, async ({ params, request }) => {
    await countView(app, 'gallery', params.id, visitorHash(app, request));
    return { data: null };
  });
};
