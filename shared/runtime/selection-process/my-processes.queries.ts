import { call } from '@portal/shared/api';
import { listMyPsgProcesses, listMyPssProcesses } from '@portal/shared/contract/my-processes';
import { queryOptions } from '@tanstack/react-query';

/** A candidate's own applications. Keys begin with `candidate`, so that a logout can forget all of them at once. */
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
