import { call } from '@portal/client/api';
import { listPssProcesses } from '@portal/contract/endpoints/processes';
import type { Listing } from '@portal/platform/remote';
import { processPath } from '@portal/selection-process/rules/process';
import { pss } from './domain/pss.ts';

/** Lists the notices of all processes for the sitemap. */
export default [
  async () =>
    (await call(listPssProcesses, {})).map((process) => ({
      path: processPath(pss, process),
      updatedAt: null,
    })),
] satisfies Listing;
