import {
  type InstagramPost,
  instagramPost,
  type YoutubeVideo,
  youtubeVideo,
} from '@portal/contract/endpoints/social';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';

/** Only external servers that the API calls. */
const hosts = ['graph.instagram.com', 'www.googleapis.com'];
const FETCH_TIMEOUT_MS = 3_000;
const CACHE_TTL_MS = 15 * 60_000;
/** Maximum feeds in the cache: the two, and their previous URLs after a change of settings. */
const MAX_FEEDS = 10;

/** Fetches a URL; tests inject their own. */
export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

/** Caches the two feeds for 15 minutes each. A failed feed is fetched again on the next call. */
export function socialFeeds(now: () => Date, fetchUrl: Fetch = fetch) {
  const cache = new LRUCache<string, unknown[], z.ZodType<unknown[]>>({
    max: MAX_FEEDS,
    ttl: CACHE_TTL_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    fetchMethod: async (href, _stale, { context }) => z.parse(context, await read(new URL(href), fetchUrl)),
  });

  const load = async <Item>(url: URL, items: z.ZodType<Item[]>): Promise<Item[]> =>
    (await cache.forceFetch(url.href, { context: items })) as Item[];

  return {
    /** Fetches the latest posts (A 7). */
    instagram(token: string): Promise<InstagramPost[]> {
      const url = new URL('https://graph.instagram.com/me/media');
      url.searchParams.set('fields', 'id,caption,media_type,media_url,thumbnail_url,permalink');
      url.searchParams.set('access_token', token);
      return load(url, instagramPosts);
    },

    /** Fetches the latest videos of a channel (A 7). */
    youtube(key: string, channelId: string): Promise<YoutubeVideo[]> {
      const url = new URL('https://www.googleapis.com/youtube/v3/search');
      const query = { key, channelId, order: 'date', part: 'snippet', type: 'video', maxResults: '9' };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return load(url, youtubeVideos);
    },
  };
}

async function read(url: URL, fetchUrl: Fetch): Promise<unknown> {
  if (url.protocol !== 'https:' || !hosts.includes(url.host)) throw new Error('This host is not allowed.');
  const response = await fetchUrl(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The feed returned ${response.status}.`);
  return response.json();
}

const instagramPosts = z.object({ data: z.array(instagramPost) }).transform(({ data }) => data);
const youtubeVideos = z.object({ items: z.array(youtubeVideo) }).transform(({ items }) => items);
