import { call } from '@portal/shared/api';
import { listPssProcesses } from '@portal/shared/contract/pss-selection-processes';
import { queryOptions } from '@tanstack/react-query';

export const pssProcessesQuery = () =>
  queryOptions({ queryKey: ['pss-processes'], queryFn: ({ signal }) => call(listPssProcesses, { signal }) });
