import { id, lenient, list, nullable, num, reais, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { course } from './courses.ts';
import { get, put } from './endpoint.ts';
import { slug } from './fields.ts';
import { counter } from './parts.ts';

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
export const listBanners = get('/banners', { answer: list(banner) });

const fields = z.object({
  logo: nullable(text),
  footer_logo: nullable(text),
  footer: nullable(text),
  name: nullable(text),
  /** Tax id, 14 characters. */
  nif: nullable(text),
  terms: nullable(text),
  privacy_policy: nullable(text),
  facebook_url: nullable(text),
  instagram_url: nullable(text),
  youtube_url: nullable(text),
  flickr_url: nullable(text),
  instagram_token: nullable(text),
  youtube_token: nullable(text),
  youtube_channel_id: nullable(text),
  text_cookies: nullable(text),
  /** Beyond the bare contract: reais per head and the date from which the limit applies; default 2640 (A 5.4). */
  eligibility_income_limit: nullable(reais),
  eligibility_income_limit_since: nullable(text),
  /** Beyond the bare contract: version of terms and policy, which forms return as `x-policy-version`. */
  policy_version: nullable(text),
  /** Beyond the bare contract: 1 if the server supports `findReceiptCopy`. */
  receipt_copies: nullable(id),
});
/** The institution's settings (A 3); servers also send a list of one, or null. Files open through `fileUrl`. */
export const settings = lenient(fields, (value) => (Array.isArray(value) ? value[0] : value) ?? {});
export type Settings = z.output<typeof settings>;

/** GET settings (A 7, B 7). */
export const getSettings = get('/settings', { answer: settings });

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
export const getContent = get('/contents/:slug', {
  params: z.object({ slug }),
  answer: content,
  errors: [404],
});

/** PUT content-views/{id}: counts a view (B 7). */
export const countContentView = put('/content-views/:id', counter);

/** Menu entry with its contents (A 2.1, B 2.10). */
export const subPage = z.object({ name: text, contents: list(content) });
export type SubPage = z.output<typeof subPage>;

/** Page of the institution; SENAC, CURSOS, PARA_VOCE, PARA_EMPRESA and COMUNICACAO are menus (A 2.1, A 3). */
export const page = z.object({ name: text, children: list(subPage), contents: list(content) });
export type Page = z.output<typeof page>;

/** GET pages, narrowed by title (B 7). */
export const listPages = get('/pages', {
  query: z.object({ title: z.optional(z.string()) }),
  answer: list(page),
});

/** Data shared by shell and home page (A 3, "Home info"). */
export const home = z.object({
  settings,
  banners: list(banner),
  pages: list(page),
  courses: list(course),
});
export type Home = z.output<typeof home>;

/** GET /home. The specification does not state its path. Use `homeQuery` to read it (A 7). */
export const getHome = get('/home', { answer: home, optional: true });
