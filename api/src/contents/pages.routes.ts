import { countContentView, getContent, listPages } from '@portal/contract/endpoints/home';
import { requireFound } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { json, sendWithEtag } from '../http/send-with-etag.ts';
import { pageRepository } from './pages.repository.ts';
import { pageSnapshots } from './pages.snapshot.ts';
import { countView, visitorHash } from './views.repository.ts';

/** Registers pages, news and their views (B 2.8, B 2.10). */
export const pagesRoutes: RouteGroup = (app) => {
  const pages = pageRepository(app.db);
  const snapshot = pageSnapshots(app);

  route(app, listPages, async ({ query, request, reply }) => {
    const { list, version } = await snapshot();
    return sendWithEtag(request, reply.type(json), list(query.title), version);
  });
  route(app, getContent, async ({ params }) => ({
    data: requireFound(await pages.findContent(params.slug, app.now())),
  }));
  route(app, countContentView, async ({ params, request }) => {
    await countView(app, 'content', params.id, visitorHash(app, request));
    return { data: null };
  });
};
