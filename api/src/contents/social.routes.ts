import { listInstagramPosts, listYoutubeVideos } from '@portal/contract/endpoints/social';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { institutionRepository } from '../institution/institution.repository.ts';
import { socialFeeds } from './social-feeds.ts';

/** Registers the feeds of the social networks: empty without a token or if the network fails (A 8). */
export const socialRoutes: RouteGroup = (app) => {
  const feeds = socialFeeds(app.now);
  const institution = institutionRepository(app.db);

  const orEmpty = async <Item>(feed: Promise<Item[]>): Promise<{ data: Item[] }> => ({
    data: await feed.catch((error: Error) => {
      app.log.warn({ err: { name: error.name } }, 'A social feed failed.');
      return [];
    }),
  });

  route(app, listInstagramPosts, async () => {
    const { instagramToken } = await institution.socialAccess();
    return instagramToken ? orEmpty(feeds.instagram(instagramToken)) : { data: [] };
  });

  route(app, listYoutubeVideos, async () => {
    const { youtubeToken, youtubeChannelId } = await institution.socialAccess();
    return youtubeToken && youtubeChannelId
      ? orEmpty(feeds.youtube(youtubeToken, youtubeChannelId))
      : { data: [] };
  });
};
