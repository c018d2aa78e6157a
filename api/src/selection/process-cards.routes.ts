import { getPssProcess, pssCardRoute } from '@portal/contract/endpoints/processes';
import { isNotModified, weakEtag } from '@portal/server-kit/etag';
import * as z from 'zod';
import { cardVersion } from '../cards/course-card.ts';
import { noticeCard } from '../cards/notice-card.ts';
import { requireFound } from '../http/http-error.ts';
import { apiPrefix } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { sendWithEtag } from '../http/send-with-etag.ts';
import { createRenderCache } from '../rendering/render-cache.ts';
import { pssProcessRepository } from './pss-processes.repository.ts';

/** Registers the share picture of a staff selection (`share_image_url`), beyond the bare contract. Ignores queries. */
export const processCardsRoutes: RouteGroup = (app) => {
  const processes = pssProcessRepository(app.db);
  const kept = createRenderCache();

  app.get<{ Params: { id: number } }>(
    apiPrefix + pssCardRoute,
    {
      schema: {
        params: getPssProcess.params,
        response: { 200: { content: { 'image/png': { schema: z.unknown() } } } },
      },
    },
    async (request, reply) => {
      const card = noticeCard(requireFound(await processes.find(request.params.id)));
      const version = cardVersion(card);
      const draw = () => app.drawings.card({ card, storageDir: app.storageDir });
      const png = isNotModified(weakEtag(version), request.headers['if-none-match'])
        ? ''
        : await kept(version, draw);
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=600')
        .header('cross-origin-resource-policy', 'cross-origin');
      return sendWithEtag(request, reply, png, version);
    },
  );
};
