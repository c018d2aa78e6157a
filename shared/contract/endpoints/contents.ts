import { id, list, noContent, nullable, num, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './parts.ts';
import { slug } from './reference.ts';

/** Link of a content: a form, a phone (`tel:`), an e-mail (`mailto:`) or a file. */
const contentLink = z.object({ label: text, url: text });
export type ContentLink = z.output<typeof contentLink>;

/** News item or article of a page (A 3, B 3). */
export const content = z.object({
  id,
  slug: text,
  title: text,
  subtitle: nullable(text),
  image: nullable(text),
  /** HTML. Lists may omit it. */
  descritive: nullable(text),
  published_at: nullable(text),
  updated_at: nullable(text),
  views: nullable(num),
  tags: list(text),
  /** 1 = sorted first. */
  emphasis: nullable(id),
  /** 1 = body only. */
  type: nullable(id),
  /** Beyond the bare contract. Lists may omit them. */
  links: list(contentLink),
});
export type Content = z.output<typeof content>;

/** GET contents/{slug} (B 2.8, B 7). */
export const getContent = defineEndpoint({
  method: 'GET',
  path: '/contents/:slug',
  params: z.object({ slug }),
  answer: content,
  errors: [404],
});

/** PUT content-views/{id}: counts a view (B 7). */
export const countContentView = defineEndpoint({
  method: 'PUT',
  path: '/content-views/:id',
  params: idParams,
  answer: noContent,
  errors: [404],
});
