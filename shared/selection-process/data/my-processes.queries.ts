import { call } from '@portal/client/api';
import { listMyPsgProcesses, listMyPssProcesses } from '@portal/contract/endpoints/my-processes';
import { queryOptions } from '@tanstack/react-query';

/** The candidate's registrations. A logout removes all keys that begin with `candidate`. */
export const psgProcessesQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'psg-processes'],
    queryFn: ({ signal }) => call(listMyPsgProcesses, { signal }),
  });

export const pssProcessesQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'pss-processes'],
    queryFn: ({ signal }) => call(listMyPssProcesses, { signal }),
  });
