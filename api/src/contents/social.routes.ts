import { listInstagramPosts, listYoutubeVideos } from '@portal/shared/contract/social';
import { settings } from '../db/schema/settings.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { socialFeeds } from './social-feeds.ts';

/** The feeds of the social networks: nothing where there is no token, and nothing when a network fails (A 8). */
export const socialRoutes: RouteGroup = (app) => {
  const feeds = socialFeeds(app.now);

  const orEmpty = async <Item>(feed: Promise<Item[]>): Promise<{ data: Item[] }> => ({
    data: await feed.catch((error: Error) => {
      app.log.warn({ err: { name: error.name } }, 'A social feed failed.');
      return [];
    }),
  });

  route(app, listInstagramPosts, async () => {
    const [row] = await app.db.select().from(settings);
    return row?.instagramToken ? orEmpty(feeds.instagram(row.instagramToken)) : { data: [] };
  });

  route(app, listYoutubeVideos, async () => {
    const [row] = await app.db.select().from(settings);
    return row?.youtubeToken && row.youtubeChannelId
      ? orEmpty(feeds.youtube(row.youtubeToken, row.youtubeChannelId))
      : { data: [] };
  });
};
