import { queryOptions } from '@portal/runtime/query';
import { call } from '@portal/shared/api';
import { listUnits } from '@portal/shared/contract/units';

/** Names of the units, which the course search offers. */
export const searchedUnitsQuery = () =>
  queryOptions({
    queryKey: ['home', 'units'],
    queryFn: async ({ signal }) => (await call(listUnits, { signal })).map(({ name }) => name),
  });
