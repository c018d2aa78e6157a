import { id, list, nullable, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const banner = z.object({
  /** 1 top carousel, 2 middle, 3 floating. */
  position: id,
  /** File name; also its only description. */
  filename: nullable(text),
  image_url: nullable(text),
  /** Link target. */
  url: nullable(text),
});
export type Banner = z.output<typeof banner>;

/** GET banners (A 7). */
export const listBanners = defineEndpoint({ method: 'GET', path: '/banners', answer: list(banner) });
