import { ApiError, anySignal, call } from '@portal/client/api';
import type { Settings } from '@portal/contract/endpoints/home';
import {
  type InstagramPost,
  instagramPost,
  listInstagramPosts,
  listYoutubeVideos,
  type YoutubeVideo,
  youtubeVideo,
} from '@portal/contract/endpoints/social';
import { socialProfile } from '@portal/contract/format/social-profiles';
import { institution } from '@portal/contract/institution';
import { AsyncRegion, type AsyncRegionProps } from '@portal/ui/async-region';
import { ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Picture } from '@portal/ui/picture';
import { Skeleton } from '@portal/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import styles from './social.module.css';

export interface SocialFeedsProps {
  settings: Partial<Settings>;
  /** Maximum numbers: 4 and 2 on the home page, 8 and 4 on /socialMedia (A 9, B 9). */
  limits: { posts: number; videos: number };
}

/** Feeds: Instagram thumbnails, Facebook page, YouTube videos (A 2.2, B 2.11). */
export function SocialFeeds({ settings, limits }: SocialFeedsProps) {
  const posts = useQuery(instagramQuery(settings));
  const videos = useQuery(youtubeQuery(settings));
  return (
    <div className={`stack gap-8 gap-x-6 ${styles.feeds}`}>
      <Feed
        network="Instagram"
        query={posts}
        count={limits.posts}
        empty="Nenhuma publicação do Instagram no momento"
      >
        {(all) => <InstagramGrid posts={all.slice(0, limits.posts)} />}
      </Feed>
      <Feed network="YouTube" query={videos} count={limits.videos} empty="Nenhum vídeo do YouTube no momento">
        {(all) => <YoutubeVideos videos={all.slice(0, limits.videos)} />}
      </Feed>
      <FacebookPage address={socialProfile('Facebook', settings)} />
    </div>
  );
}

interface FeedProps<Data> {
  network: string;
  query: AsyncRegionProps<Data>['query'];
  /** Number of cards while it loads. */
  count?: number;
  /** Title of the empty state. */
  empty?: string;
  children: (data: Data) => ReactNode;
  /** Content after the feed, which does not depend on it. */
  after?: ReactNode;
}

const Feed = <Data,>({ network, query, count, empty, children, after }: FeedProps<Data>) => (
  <section aria-label={network} className={`stack top shrinks ${styles.feed}`}>
    <h3>{network}</h3>
    <AsyncRegion
      query={query}
      loading={<Skeleton kind="card" count={count} label={`Carregando o ${network}…`} />}
      emptyState={empty && <EmptyState title={empty} />}
      failedTitle={`Não foi possível carregar o ${network}`}
    >
      {children}
    </AsyncRegion>
    {after}
  </section>
);

/** Thumbnails of posts with links (A 2.2). */
const InstagramGrid = ({ posts }: { posts: readonly InstagramPost[] }) => (
  <ul className={`stack gap-2 ${styles.posts}`}>
    {posts.map((post) => (
      <li key={post.id}>
        <a href={post.permalink} target="_blank" rel="noopener noreferrer" className="block">
          <Picture src={getThumbnail(post)} alt={getAlt(post)} width={320} height={320} />
          <span className="visuallyHidden"> (abre em nova aba)</span>
        </a>
      </li>
    ))}
  </ul>
);

const getThumbnail = ({ media_type, media_url, thumbnail_url }: InstagramPost) =>
  media_type === 'VIDEO' ? thumbnail_url : (media_url ?? thumbnail_url);

const getAlt = ({ caption }: InstagramPost) => caption?.split('\n')[0] || 'Publicação no Instagram';

/** Embedded videos, from the domain that sets no cookies (A 2.2, B 2.11). */
const YoutubeVideos = ({ videos }: { videos: readonly YoutubeVideo[] }) => (
  <ul className={`stack ${styles.videos}`}>
    {videos.map(({ id, snippet }) => (
      <li key={id.videoId}>
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id.videoId)}`}
          title={snippet.title}
          loading="lazy"
          allow="encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          className={`full ${styles.video}`}
        />
      </li>
    ))}
  </ul>
);

/** Facebook page of the institution with its timeline (A 2.2, B 2.11), and a link that does not depend on it. */
function FacebookPage({ address }: { address: string }) {
  const plugin = useQuery(facebookQuery(address));
  return (
    <Feed
      network="Facebook"
      query={plugin}
      after={
        <div>
          <ButtonLink href={address} external variant="quiet">
            Abrir a página no Facebook
          </ButtonLink>
        </div>
      }
    >
      {(src) => (
        <iframe
          src={src}
          title={`Página do ${institution.name} no Facebook`}
          loading="lazy"
          className={`full ${styles.facebook}`}
        />
      )}
    </Feed>
  );
}

const MINUTE_MS = 60_000;

/** Latest Instagram posts (A 2.2, B 2.11). */
const instagramQuery = ({ instagram_token }: Partial<Settings>) =>
  feedQuery(
    'instagram',
    (signal) => call(listInstagramPosts, { signal }),
    (signal) => latestPosts(instagram_token, signal),
  );

/** Latest videos of the channel (A 2.2, B 2.11). */
const youtubeQuery = ({ youtube_token, youtube_channel_id }: Partial<Settings>) =>
  feedQuery(
    'youtube',
    (signal) => call(listYoutubeVideos, { signal }),
    (signal) => latestVideos(youtube_token, youtube_channel_id, signal),
  );

type Fetch<T> = (signal: AbortSignal) => Promise<T>;

/** Loads a feed from our server, or from the network on 404: the server then has no feeds. Logs a failure (B 8). */
const feedQuery = <T,>(network: string, fromOurServer: Fetch<T>, fromNetwork: Fetch<T>) =>
  queryOptions({
    queryKey: ['social', network],
    queryFn: ({ signal }) =>
      fromOurServer(signal)
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return fromNetwork(signal);
          throw error;
        })
        .catch((error: unknown) => {
          // Except after leaving the page.
          if (!signal.aborted) console.error(error);
          throw error;
        }),
    staleTime: 15 * MINUTE_MS,
  });

/** Plugin of the Facebook page, once Facebook responds (A 2.2, B 2.11). */
const facebookQuery = (page: string) =>
  queryOptions({
    queryKey: ['social', 'facebook', page],
    queryFn: ({ signal }) => facebookPlugin(page, signal),
    staleTime: 15 * MINUTE_MS,
  });

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
