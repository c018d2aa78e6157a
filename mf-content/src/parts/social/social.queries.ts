import { ApiError, call } from '@portal/client/api';
import type { Settings } from '@portal/contract/endpoints/home';
import { listInstagramPosts, listYoutubeVideos } from '@portal/contract/endpoints/social';
import { queryOptions } from '@tanstack/react-query';
import { facebookPlugin, latestPosts, latestVideos } from './networks.ts';

/** Settings of the feeds. */
export type SocialSettings = Partial<
  Pick<
    Settings,
    | 'instagram_token'
    | 'youtube_token'
    | 'youtube_channel_id'
    | 'facebook_url'
    | 'instagram_url'
    | 'youtube_url'
    | 'flickr_url'
  >
>;

const MINUTE_MS = 60_000;

/** Latest Instagram posts: from our server if it supports them, else from the network (A 2.2, B 2.11). */
export const instagramQuery = ({ instagram_token }: SocialSettings) =>
  queryOptions({
    queryKey: ['social', 'instagram'],
    queryFn: ({ signal }) =>
      logFailure(
        signal,
        withFallback(call(listInstagramPosts, { signal }), () => latestPosts(instagram_token, signal)),
      ),
    staleTime: 15 * MINUTE_MS,
  });

/** Latest videos of the channel: from our server if it supports them, else from the network (A 2.2, B 2.11). */
export const youtubeQuery = ({ youtube_token, youtube_channel_id }: SocialSettings) =>
  queryOptions({
    queryKey: ['social', 'youtube'],
    queryFn: ({ signal }) =>
      logFailure(
        signal,
        withFallback(call(listYoutubeVideos, { signal }), () =>
          latestVideos(youtube_token, youtube_channel_id, signal),
        ),
      ),
    staleTime: 15 * MINUTE_MS,
  });

/** Plugin of the Facebook page, once Facebook responds (A 2.2, B 2.11). */
export const facebookQuery = (page: string) =>
  queryOptions({
    queryKey: ['social', 'facebook', page],
    queryFn: ({ signal }) => facebookPlugin(page, signal),
    staleTime: 15 * MINUTE_MS,
  });

/** Falls back to the network only on 404: the server then has no feeds. */
async function withFallback<T>(fromOurServer: Promise<T>, network: () => Promise<T>): Promise<T> {
  try {
    return await fromOurServer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return network();
    throw error;
  }
}

/** Logs the failure of a feed (B 8), except after leaving the page. */
async function logFailure<T>(signal: AbortSignal, feed: Promise<T>): Promise<T> {
  try {
    return await feed;
  } catch (error) {
    if (!signal.aborted) console.error(error);
    throw error;
  }
}
