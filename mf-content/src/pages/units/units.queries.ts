import { call } from '@portal/shared/api';
import { listUnits } from '@portal/shared/contract/units';
import { queryOptions } from '@portal/shared/query';

export const unitsQuery = () =>
  queryOptions({ queryKey: ['units'], queryFn: ({ signal }) => call(listUnits, { signal }) });
