import { id, list, nullable, text } from '@portal/shared/contract/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** A banner (A 3). */
export const banner = z.object({
  /** 1 top carousel, 2 middle, 3 floating. */
  position: id,
  /** Name of the file; also its only description. */
  filename: nullable(text),
  image_url: nullable(text),
  /** Where it leads. */
  url: nullable(text),
});
export type Banner = z.output<typeof banner>;

/** GET banners (A 7). */
export const listBanners = defineEndpoint({ method: 'GET', path: '/banners', answer: list(banner) });
