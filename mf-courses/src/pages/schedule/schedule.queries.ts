import { call } from '@portal/shared/api';
import { listUnits } from '@portal/shared/contract/units';
import { queryOptions } from '@portal/shared/query';

export const unitNamesQuery = () =>
  queryOptions({
    queryKey: ['unit-names'],
    queryFn: async ({ signal }) => (await call(listUnits, { signal })).map(({ name }) => name),
  });
