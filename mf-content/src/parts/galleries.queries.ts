import { ApiError, call } from '@portal/client/api';
import { getGallery, listGalleries } from '@portal/contract/endpoints/publications';
import { queryOptions } from '@tanstack/react-query';

const PUBLISHED = 'P';

/** Published galleries, filtered by event name (B 2.9, B 4). */
export const galleriesQuery = (event: string) =>
  queryOptions({
    queryKey: ['galleries', event],
    queryFn: async ({ signal }) =>
      (await call(listGalleries, { query: { event: event || undefined }, signal }))
        .filter(({ status }) => status === PUBLISHED)
        .map((gallery) => ({ ...gallery, images: [] })),
  });

/** Gallery with its images (B 2.9); an unpublished one is not found (B 4). */
export const galleryQuery = (id: string) =>
  queryOptions({
    queryKey: ['gallery', id],
    meta: { required: true },
    queryFn: async ({ signal }) => {
      const gallery = await call(getGallery, { params: { id }, signal });
      if (gallery.status !== null && gallery.status !== PUBLISHED)
        throw new ApiError('http', { status: 404 });
      return gallery;
    },
  });
