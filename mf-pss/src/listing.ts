import { call } from '@portal/client/api';
import { listPssProcesses } from '@portal/contract/endpoints/pss-selection-processes';
import { isOpenProcess } from '@portal/contract/selection-process/statuses';
import type { Listing } from '@portal/platform/remote';
import { pss } from './domain/pss.ts';

/** Lists the notices of all processes for the sitemap. */
export default [
  async () =>
    (await call(listPssProcesses, {})).map(({ id, status }) => ({
      path: isOpenProcess(status) ? pss.noticePath(id) : `/pss_encerrado/${id}`,
      updatedAt: null,
    })),
] satisfies Listing;
