import type { Listing } from '@portal/platform/remote';
import { call } from '@portal/shared/api';
import { listPsgProcesses } from '@portal/shared/contract/selection-processes';
import { isOpenProcess } from '@portal/shared/selection-process/statuses';
import { psg } from './domain/psg.ts';

/** Lists the notices of all processes for the sitemap. */
export default [
  async () =>
    (await call(listPsgProcesses, {})).map(({ id, status }) => ({
      path: isOpenProcess(status) ? psg.noticePath(id) : `/psg/encerrado/${id}`,
      updatedAt: null,
    })),
] satisfies Listing;
