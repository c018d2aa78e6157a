import { call } from '@portal/client/api';
import { listPssProcesses } from '@portal/contract/endpoints/pss-selection-processes';
import { queryOptions } from '@tanstack/react-query';

export const pssProcessesQuery = () =>
  queryOptions({ queryKey: ['pss-processes'], queryFn: ({ signal }) => call(listPssProcesses, { signal }) });
