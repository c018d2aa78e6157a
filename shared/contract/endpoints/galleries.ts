import { id, list, noContent, nullable, num, text, titled } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './parts.ts';

/** Gallery picture; all fields but `image` are beyond the bare contract. */
const galleryImage = z.object({
  image: text,
  caption: nullable(text),
  /** Photographer. */
  credit: nullable(text),
});
export type GalleryImage = z.output<typeof galleryImage>;

/** Gallery (B 3). Lists may omit the images. */
export const gallery = z.object({
  id,
  event: titled('Galeria'),
  tag: nullable(text),
  /** `P` = published, shown. */
  status: nullable(text),
  cover_image: nullable(text),
  published_at: nullable(text),
  views: nullable(num),
  images: list(galleryImage),
});
export type Gallery = z.output<typeof gallery>;

/** GET galleries, narrowed by event (B 2.9, B 7). */
export const listGalleries = defineEndpoint({
  method: 'GET',
  path: '/galleries',
  query: z.object({ event: z.optional(z.string()) }),
  answer: list(gallery),
});

/** GET galleries/{id} (B 2.9, B 7). */
export const getGallery = defineEndpoint({
  method: 'GET',
  path: '/galleries/:id',
  params: idParams,
  answer: gallery,
  errors: [404],
});

/** PUT gallery-views/{id}: counts a view (B 7). */
export const countGalleryView = defineEndpoint({
  method: 'PUT',
  path: '/gallery-views/:id',
  params: idParams,
  answer: noContent,
  errors: [404],
});
