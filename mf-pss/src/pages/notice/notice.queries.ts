import { call } from '@portal/client/api';
import { getPssProcess } from '@portal/contract/endpoints/pss-selection-processes';
import { queryOptions } from '@tanstack/react-query';

export const pssProcessQuery = (id: string) =>
  queryOptions({
    queryKey: ['pss-process', id],
    meta: { required: true },
    queryFn: ({ signal }) => call(getPssProcess, { params: { id }, signal }),
  });
