import { queryOptions } from '@portal/runtime/query';
import { call } from '@portal/shared/api';
import { listUnits } from '@portal/shared/contract/units';

export const unitsQuery = () =>
  queryOptions({ queryKey: ['units'], queryFn: ({ signal }) => call(listUnits, { signal }) });
