import { call } from '@portal/shared/api';
import { listPsgProcesses } from '@portal/shared/contract/selection-processes';
import { queryOptions } from '@tanstack/react-query';

export const psgProcessesQuery = () =>
  queryOptions({ queryKey: ['psg-processes'], queryFn: ({ signal }) => call(listPsgProcesses, { signal }) });
