import { call } from '@portal/client/api';
import { getPssProcess, listPssProcesses } from '@portal/contract/endpoints/pss-selection-processes';
import { queryOptions } from '@tanstack/react-query';

export const pssProcessQuery = (id: string) =>
  queryOptions({
    queryKey: ['pss-process', id],
    meta: { required: true },
    queryFn: ({ signal }) => call(getPssProcess, { params: { id }, signal }),
  });

export const pssProcessesQuery = () =>
  queryOptions({ queryKey: ['pss-processes'], queryFn: ({ signal }) => call(listPssProcesses, { signal }) });
