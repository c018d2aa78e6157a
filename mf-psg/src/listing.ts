import { call } from '@portal/client/api';
import { listPsgProcesses } from '@portal/contract/endpoints/processes';
import type { Listing } from '@portal/platform/remote';
import { processPath } from '@portal/selection-process/rules/process';
import { psg } from './domain/psg.ts';

/** Lists the notices of all processes for the sitemap. */
export default [
  async () =>
    (await call(listPsgProcesses, {})).map((process) => ({
      path: processPath(psg, process),
      updatedAt: null,
    })),
] satisfies Listing;
