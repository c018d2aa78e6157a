import { call } from '@portal/client/api';
import { listPsgProcesses } from '@portal/contract/endpoints/selection-processes';
import { queryOptions } from '@tanstack/react-query';

export const psgProcessesQuery = () =>
  queryOptions({ queryKey: ['psg-processes'], queryFn: ({ signal }) => call(listPsgProcesses, { signal }) });
