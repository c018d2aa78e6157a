import { calendarPaths } from '@portal/contract/endpoints/calendars';
import { idParams } from '@portal/contract/endpoints/parts';
import {
  getPsgProcess,
  getPssProcess,
  listPsgProcesses,
  listPssProcesses,
  pssCardPath,
  pssCardRoute,
} from '@portal/contract/endpoints/processes';
import { countDownload } from '@portal/contract/endpoints/publications';
import { isNotModified, weakEtag } from '@portal/server-kit/etag';
import * as z from 'zod';
import { cardVersion } from '../cards/course-card.ts';
import { noticeCard } from '../cards/notice-card.ts';
import { notFound, requireFound } from '../http/http-error.ts';
import { apiPrefix, type RouteGroup, route } from '../http/route.ts';
import { calendarSchema, sendCalendar, sendWithEtag } from '../http/send-with-etag.ts';
import { createRenderCache } from '../rendering/render-thread.ts';
import { offerCalendarText } from './offer-calendar-text.ts';
import { findOfferDates } from './offer-dates.repository.ts';
import { addDownload } from './process-parts.repository.ts';
import { psgProcessRepository } from './psg-processes.repository.ts';
import { pssProcessRepository } from './pss-processes.repository.ts';

/** Registers selection processes of both kinds and the downloads of their documents (A 2.8–2.11, B 2.2–2.4). */
export const selectionProcessesRoutes: RouteGroup = (app) => {
  const psg = psgProcessRepository(app.db);
  const pss = pssProcessRepository(app.db);

  route(app, listPsgProcesses, async () => ({ data: await psg.list() }));
  route(app, getPsgProcess, async ({ params }) => ({ data: requireFound(await psg.find(params.id)) }));
  route(app, listPssProcesses, async () => ({ data: await pss.list() }));
  route(app, getPssProcess, async ({ params }) => {
    const process = requireFound(await pss.find(params.id));
    const share_image_url = pssCardPath(process.id, cardVersion(noticeCard(process)));
    return { data: { ...process, share_image_url } };
  });
  route(app, countDownload, async ({ params }) => {
    if (!(await addDownload(app.db, params.id))) throw notFound();
    return { data: null };
  });
};

/** Registers calendar files with the dates of offers; beyond the bare contract. */
export const offerCalendarsRoutes: RouteGroup = (app) => {
  const offers = [
    ['ofPsgOffer', findOfferDates.psg],
    ['ofPssOffer', findOfferDates.pss],
  ] as const;
  for (const [path, find] of offers) {
    app.get<{ Params: { id: number } }>(
      apiPrefix + calendarPaths[path],
      { schema: calendarSchema(idParams) },
      async (request, reply) => {
        const dates = await find(app.db, request.params.id);
        if (!dates?.isVisible) throw notFound();
        return sendCalendar(request, reply, dates.key, offerCalendarText(dates, app.portalUrl));
      },
    );
  }
};

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
