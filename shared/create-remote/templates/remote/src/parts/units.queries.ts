import { call } from '@portal/client/api';
import { listUnits } from '@portal/contract/endpoints/units';
import { queryOptions } from '@tanstack/react-query';
import { sortByName } from '../domain/sort-by-name.ts';

/** Units of the institution, by name. */
export const unitsQuery = () =>
  queryOptions({
    queryKey: ['mf-exemplo', 'units'],
    queryFn: async ({ signal }) => sortByName(await call(listUnits, { signal })),
  });
