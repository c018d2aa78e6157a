import { queryOptions } from '@portal/runtime/query';
import { call } from '@portal/shared/api';
import { getPsgProcess } from '@portal/shared/contract/selection-processes';

export const psgProcessQuery = (id: string) =>
  queryOptions({
    queryKey: ['psg-process', id],
    meta: { required: true },
    queryFn: ({ signal }) => call(getPsgProcess, { params: { id }, signal }),
  });
