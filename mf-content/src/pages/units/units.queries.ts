import { call } from '@portal/shared/api';
import { listUnits } from '@portal/shared/contract/units';
import { queryOptions } from '@tanstack/react-query';

export const unitsQuery = () =>
  queryOptions({ queryKey: ['units'], queryFn: ({ signal }) => call(listUnits, { signal }) });
