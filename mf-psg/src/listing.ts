import { call } from '@portal/client/api';
import { listPsgProcesses } from '@portal/contract/endpoints/selection-processes';
import { isOpenProcess } from '@portal/contract/selection-process/statuses';
import type { Listing } from '@portal/platform/remote';
import { psg } from './domain/psg.ts';

/** Lists the notices of all processes for the sitemap. */
export default [
  async () =>
    (await call(listPsgProcesses, {})).map(({ id, status }) => ({
      path: isOpenProcess(status) ? psg.noticePath(id) : `/psg/encerrado/${id}`,
      updatedAt: null,
    })),
] satisfies Listing;
