import type { Listing } from '@portal/platform/remote';
import { call } from '@portal/shared/api';
import { listPssProcesses } from '@portal/shared/contract/pss-selection-processes';
import { isOpenProcess } from '@portal/shared/selection-process/statuses';
import { pss } from './domain/pss.ts';

/** Lists the notices of all processes for the sitemap. */
export default [
  async () =>
    (await call(listPssProcesses, {})).map(({ id, status }) => ({
      path: isOpenProcess(status) ? pss.noticePath(id) : `/pss_encerrado/${id}`,
      updatedAt: null,
    })),
] satisfies Listing;
