import { call } from '@portal/client/api';
import {
  getPssProcess,
  listPssProcesses,
  type PssProcess,
  type PssProcessDetails,
} from '@portal/contract/endpoints/processes';
import { queryOptions } from '@tanstack/react-query';
import { readPssProcess } from './domain/pss.ts';

export const pssProcessQuery = (id: string) =>
  queryOptions({
    queryKey: ['pss-process', id],
    meta: { required: true },
    queryFn: ({ signal }) => call(getPssProcess, { params: { id }, signal }),
    select: readPssProcess<PssProcessDetails>,
  });

export const pssProcessesQuery = () =>
  queryOptions({
    queryKey: ['pss-processes'],
    queryFn: ({ signal }) => call(listPssProcesses, { signal }),
    select: readPssProcesses,
  });

/** A stable function, so that its result is memoised. */
const readPssProcesses = (processes: readonly PssProcess[]) => processes.map(readPssProcess);
