import {
  getPsgProcess,
  getPssProcess,
  listPsgProcesses,
  listPssProcesses,
  pssCardPath,
} from '@portal/contract/endpoints/processes';
import { countDownload } from '@portal/contract/endpoints/publications';
import { cardVersion } from '../cards/course-card.ts';
import { noticeCard } from '../cards/notice-card.ts';
import { notFound, requireFound } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { addDownload } from './process-documents.repository.ts';
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
