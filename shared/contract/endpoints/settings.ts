import { id, lenient, nullable, reais, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

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
/**
 * The institution's settings (A 3). Files open through `fileUrl`. Some servers send a list of one, or null if
 * nothing is set; the shell renders in each case.
 */
export const settings = lenient(fields, (value) => (Array.isArray(value) ? value[0] : value) ?? {});
export type Settings = z.output<typeof settings>;

/** GET settings (A 7, B 7). */
export const getSettings = defineEndpoint({ method: 'GET', path: '/settings', answer: settings });
