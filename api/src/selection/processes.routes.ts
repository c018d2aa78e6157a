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
import { isVisibleOffer } from '@portal/contract/selection-process/statuses';
import { offerCalendar } from '../calendars/calendar-text.ts';
import { cardVersion, noticeCard } from '../cards/course-card.ts';
import { notFound, requireFound } from '../http/http-error.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { sendCalendar, sendCard } from '../http/send-with-etag.ts';
import { findOffer } from './offers.repository.ts';
import { addDownload, findProcess, listProcesses } from './processes.repository.ts';

/** Registers selection processes of both kinds, the downloads of their documents (A 2.8–2.11, B 2.2–2.4), cards and calendars. */
export const selectionProcessesRoutes: RouteGroup = (app) => {
  route(app, listPsgProcesses, async () => ({ data: await listProcesses(app.db, 'psg') }));
  route(app, getPsgProcess, async ({ params }) => ({
    data: requireFound(await findProcess(app.db, 'psg', params.id)),
  }));
  route(app, listPssProcesses, async () => ({
    data: (await listProcesses(app.db, 'pss')).map(toPssProcess),
  }));
  route(app, getPssProcess, async ({ params }) => {
    const process = toPssProcess(requireFound(await findProcess(app.db, 'pss', params.id)));
    const share_image_url = pssCardPath(process.id, cardVersion(noticeCard(process)));
    return { data: { ...process, share_image_url } };
  });
  route(app, countDownload, async ({ params }) => {
    if (!(await addDownload(app.db, params.id))) throw notFound();
    return { data: null };
  });
  route(app, getPssCard, async ({ params, request, reply }) => {
    const process = toPssProcess(requireFound(await findProcess(app.db, 'pss', params.id)));
    return sendCard(app, request, reply, noticeCard(process));
  });
  for (const [endpoint, programme] of [
    [getPsgOfferCalendar, 'psg'],
    [getPssOfferCalendar, 'pss'],
  ] as const) {
    route<typeof getPsgOfferCalendar | typeof getPssOfferCalendar>(
      app,
      endpoint,
      async ({ params, request, reply }) => {
        const row = await findOffer(app.db, programme, params.id);
        if (!row || !isVisibleOffer(row.offer)) throw notFound();
        return sendCalendar(request, reply, `${programme}-${params.id}`, offerCalendar(row, app.portalUrl));
      },
    );
  }
};

type Process = NonNullable<Awaited<ReturnType<typeof findProcess>>>;

const toPssProcess = (process: Process) => ({ ...process, items_pss: process.items });
