import { queryOptions } from '@portal/runtime/query';
import { call } from '@portal/shared/api';
import { listPsgProcesses } from '@portal/shared/contract/selection-processes';

export const psgProcessesQuery = () =>
  queryOptions({ queryKey: ['psg-processes'], queryFn: ({ signal }) => call(listPsgProcesses, { signal }) });
