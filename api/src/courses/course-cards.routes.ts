import { courseCardRoute } from '@portal/contract/endpoints/course-details';
import { getCourse } from '@portal/contract/endpoints/courses';
import { localDay } from '@portal/contract/format/calendar';
import { isNotModified, weakEtag } from '@portal/server-kit/etag';
import * as z from 'zod';
import { cardVersion, courseCard } from '../cards/course-card.ts';
import { requireFound } from '../http/http-error.ts';
import { apiPrefix } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { sendWithEtag } from '../http/send-with-etag.ts';
import { createRenderCache } from '../rendering/render-cache.ts';
import { courseRepository } from './courses.repository.ts';

/**
 * Registers the picture of a course for shared links, listed as `share_image_url`; beyond the bare contract. A file,
 * not JSON, hence not an endpoint of the contract. Ignores the query.
 */
export const courseCardsRoutes: RouteGroup = (app) => {
  const courses = courseRepository(app.db);
  const kept = createRenderCache();

  app.get<{ Params: { id: number } }>(
    apiPrefix + courseCardRoute,
    {
      schema: {
        params: getCourse.params,
        response: { 200: { content: { 'image/png': { schema: z.unknown() } } } },
      },
    },
    async (request, reply) => {
      const card = courseCard(requireFound(await courses.find(request.params.id)), localDay(app.now()));
      const version = cardVersion(card);
      const png = isNotModified(weakEtag(version), request.headers['if-none-match'])
        ? ''
        : await kept(version, () => app.drawings.card({ card, storageDir: app.storageDir }));
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=600')
        .header('cross-origin-resource-policy', 'cross-origin');
      return sendWithEtag(request, reply, png, version);
    },
  );
};
