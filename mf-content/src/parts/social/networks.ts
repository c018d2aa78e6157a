import { anySignal } from '@portal/client/api';
import {
  type InstagramPost,
  instagramPost,
  type YoutubeVideo,
  youtubeVideo,
} from '@portal/contract/endpoints/social';
import * as z from 'zod/mini';

const RESPONSE_TIMEOUT_MS = 10_000;

const withTimeout = (signal: AbortSignal) => anySignal([signal, AbortSignal.timeout(RESPONSE_TIMEOUT_MS)]);

const VIDEOS_REQUESTED = 9;

/**
 * Fetches the latest posts from Instagram (A 7); none without a token.
 * @throws Error if the network does not respond
 */
export async function latestPosts(
  token: string | null | undefined,
  signal: AbortSignal,
): Promise<InstagramPost[]> {
  if (!token) return [];
  const answer = await fetchJson(
    'https://graph.instagram.com/me/media',
    { fields: 'id,caption,media_type,media_url,thumbnail_url,permalink', access_token: token },
    signal,
  );
  return z.parse(z.object({ data: z.array(instagramPost) }), answer).data;
}

/**
 * Fetches the channel's latest videos from YouTube (A 7); none without key and channel.
 * @throws Error if the service does not respond
 */
export async function latestVideos(
  key: string | null | undefined,
  channelId: string | null | undefined,
  signal: AbortSignal,
): Promise<YoutubeVideo[]> {
  if (!key || !channelId) {
    console.error('YouTube API key is missing.');
    return [];
  }
  const answer = await fetchJson(
    'https://www.googleapis.com/youtube/v3/search',
    { key, channelId, order: 'date', part: 'snippet', type: 'video', maxResults: String(VIDEOS_REQUESTED) },
    signal,
  );
  const read = z.safeParse(z.object({ items: z.array(youtubeVideo) }), answer);
  if (read.success) return read.data.items;
  console.error('No video data found.');
  return [];
}

/**
 * Returns the URL of Facebook's page plugin once Facebook has responded, because an empty frame cannot be detected.
 * @param page URL of the institution's page
 * @throws Error, logged, without a response
 */
export async function facebookPlugin(page: string, signal: AbortSignal): Promise<string> {
  const query = new URLSearchParams({
    href: page,
    tabs: 'timeline',
    width: '500',
    height: '480',
    small_header: 'true',
    adapt_container_width: 'true',
  });
  const address = `https://www.facebook.com/plugins/page.php?${query}`;
  try {
    await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: withTimeout(signal),
    });
  } catch (error) {
    console.error('Facebook does not respond.');
    throw error;
  }
  return address;
}

async function fetchJson(
  address: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(`${address}?${new URLSearchParams(query)}`, {
    signal: withTimeout(signal),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (response.ok) return response.json();
  throw new Error(`HTTP error! Status: ${response.status}`);
}
