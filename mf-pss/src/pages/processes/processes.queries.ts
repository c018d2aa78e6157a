import { queryOptions } from '@portal/runtime/query';
import { call } from '@portal/shared/api';
import { listPssProcesses } from '@portal/shared/contract/pss-selection-processes';

export const pssProcessesQuery = () =>
  queryOptions({ queryKey: ['pss-processes'], queryFn: ({ signal }) => call(listPssProcesses, { signal }) });
