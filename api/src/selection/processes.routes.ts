import {
  getPsgOfferCalendar,
  getPssCard,
  getPssOfferCalendar,
  pssCardPath,
} from '@portal/contract/endpoints/files';
import {
  getPsgProcess,
  getPssProcess,
  listPsgProcesses,
  listPssProcesses,
} from '@portal/contract/endpoints/processes';
import { countDownload } from '@portal/contract/endpoints/publications';
import { cardVersion } from '../cards/course-card.ts';
import { noticeCard } from '../cards/notice-card.ts';
import { notFound, requireFound } from '../http/http-error.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { sendCalendar, sendCard } from '../http/send-with-etag.ts';
import { createRenderCache } from '../rendering/render-thread.ts';
import { offerCalendarText } from './offer-calendar-text.ts';
import { findOfferDates } from './offer-dates.repository.ts';
import { addDownload } from './process-parts.repository.ts';
import { psgProcessRepository } from './psg-processes.repository.ts';
import { pssProcessRepository } from './pss-processes.repository.ts';

/** Registers selection processes of both kinds, the downloads of their documents (A 2.8–2.11, B 2.2–2.4), cards and calendars. */
export const selectionProcessesRoutes: RouteGroup = (app) => {
  const psg = psgProcessRepository(app.db);
  const pss = pssProcessRepository(app.db);
  const cards = createRenderCache();

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
  route(app, getPssCard, async ({ params, request, reply }) =>
    sendCard(app, request, reply, noticeCard(requireFound(await pss.find(params.id))), cards),
  );
  for (const [endpoint, find] of [
    [getPsgOfferCalendar, findOfferDates.psg],
    [getPssOfferCalendar, findOfferDates.pss],
  ] as const) {
    route<typeof getPsgOfferCalendar | typeof getPssOfferCalendar>(
      app,
      endpoint,
      async ({ params, request, reply }) => {
        const dates = await find(app.db, params.id);
        if (!dates?.isVisible) throw notFound();
        return sendCalendar(request, reply, dates.key, offerCalendarText(dates, app.portalUrl));
      },
    );
  }
};
