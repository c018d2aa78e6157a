import { call } from '@portal/shared/api';
import {
  getPssRegistration,
  listMyPsgProcesses,
  listMyPssProcesses,
} from '@portal/shared/contract/my-processes';
import { queryOptions } from '@tanstack/react-query';

/** Keys begin with `candidate`, so that a logout can forget all of them at once. */
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

export const pssRegistrationQuery = (id: number) =>
  queryOptions({
    queryKey: ['candidate', 'pss-registration', id],
    queryFn: ({ signal }) => call(getPssRegistration, { params: { id }, signal }),
  });
