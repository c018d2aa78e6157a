import { lenient, maybe, num, text } from '@portal/shared/contract/lenient';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';

const fields = z.object({
  logo: maybe(text),
  footer_logo: maybe(text),
  footer: maybe(text),
  /** The company's name. */
  name: maybe(text),
  /** Tax id, 14 characters. */
  nif: maybe(text),
  terms: maybe(text),
  privacy_policy: maybe(text),
  facebook_url: maybe(text),
  instagram_url: maybe(text),
  youtube_url: maybe(text),
  flickr_url: maybe(text),
  instagram_token: maybe(text),
  youtube_token: maybe(text),
  youtube_channel_id: maybe(text),
  text_cookies: maybe(text),
  /** Beyond the bare contract: reais per head, and the day from which it holds; else 2640 (A 5.4). */
  eligibility_income_limit: maybe(num),
  eligibility_income_limit_since: maybe(text),
});
/**
 * What the institution says of itself (A 3). Files open through `fileUrl`. A server that keeps them as a table sends a
 * list of one; one that has none yet sends null, and the shell stands all the same.
 */
export const settings = lenient(fields, (value) => (Array.isArray(value) ? value[0] : value) ?? {});
export type Settings = z.output<typeof settings>;

/** GET settings (A 7, B 7). */
export const getSettings = defineEndpoint({ method: 'GET', path: '/settings', answer: settings });
