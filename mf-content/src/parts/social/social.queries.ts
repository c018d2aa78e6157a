import { ApiError, call } from '@portal/shared/api';
import type { Settings } from '@portal/shared/contract/settings';
import { listInstagramPosts, listYoutubeVideos } from '@portal/shared/contract/social';
import { queryOptions } from '@tanstack/react-query';
import { facebookPlugin, latestPosts, latestVideos } from './networks.ts';

/** What of the settings the feeds need. */
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

const minutes = 60_000;

/** The latest Instagram posts: from our server where it keeps them, else from the network (A 2.2, B 2.11). */
export const instagramQuery = ({ instagram_token }: SocialSettings) =>
  queryOptions({
    queryKey: ['social', 'instagram'],
    queryFn: ({ signal }) =>
      logged(
        signal,
        withFallback(call(listInstagramPosts, { signal }), () => latestPosts(instagram_token, signal)),
      ),
    staleTime: 15 * minutes,
  });

/** The channel's latest videos: from our server where it keeps them, else from the network (A 2.2, B 2.11). */
export const youtubeQuery = ({ youtube_token, youtube_channel_id }: SocialSettings) =>
  queryOptions({
    queryKey: ['social', 'youtube'],
    queryFn: ({ signal }) =>
      logged(
        signal,
        withFallback(call(listYoutubeVideos, { signal }), () =>
          latestVideos(youtube_token, youtube_channel_id, signal),
        ),
      ),
    staleTime: 15 * minutes,
  });

/** The Facebook page's plugin, once Facebook answers (A 2.2, B 2.11). */
export const facebookQuery = (page: string) =>
  queryOptions({
    queryKey: ['social', 'facebook', page],
    queryFn: ({ signal }) => facebookPlugin(page, signal),
    staleTime: 15 * minutes,
  });

/** A server without feeds answers 404: then, and only then, the network itself is asked. */
async function withFallback<T>(fromOurServer: Promise<T>, network: () => Promise<T>): Promise<T> {
  try {
    return await fromOurServer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return network();
    throw error;
  }
}

/** Whatever keeps a feed from coming is logged (B 8), but for a page that was left. */
async function logged<T>(signal: AbortSignal, feed: Promise<T>): Promise<T> {
  try {
    return await feed;
  } catch (error) {
    if (!signal.aborted) console.error(error);
    throw error;
  }
}
