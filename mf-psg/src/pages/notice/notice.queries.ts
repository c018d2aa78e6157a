import { call } from '@portal/shared/api';
import { getPsgProcess } from '@portal/shared/contract/selection-processes';
import { queryOptions } from '@tanstack/react-query';

export const psgProcessQuery = (id: string) =>
  queryOptions({
    queryKey: ['psg-process', id],
    meta: { required: true },
    queryFn: ({ signal }) => call(getPsgProcess, { params: { id }, signal }),
  });
