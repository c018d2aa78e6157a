import { list, nullable, text, titled } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { get } from './endpoint.ts';

/** Instagram post (A 3), as in the network's own list and ours. */
export const instagramPost = z.object({
  id: text,
  caption: nullable(text),
  media_type: nullable(text),
  media_url: nullable(text),
  thumbnail_url: nullable(text),
  permalink: text,
});
export type InstagramPost = z.output<typeof instagramPost>;

/** YouTube video (A 3), as in the service's own search and ours. */
export const youtubeVideo = z.object({
  id: z.object({ videoId: text }),
  snippet: z.object({ title: titled('Vídeo') }),
});
export type YoutubeVideo = z.output<typeof youtubeVideo>;

/** GET /social/instagram: the feed, without a token in the browser. 404 if the institution has none. */
export const listInstagramPosts = get('/social/instagram', {
  answer: list(instagramPost),
  errors: [404],
  optional: true,
});

/** GET /social/youtube: the latest videos, without a key in the browser. 404 if the institution has none. */
export const listYoutubeVideos = get('/social/youtube', {
  answer: list(youtubeVideo),
  errors: [404],
  optional: true,
});
