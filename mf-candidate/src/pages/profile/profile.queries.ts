import { call } from '@portal/shared/api';
import { getProfile } from '@portal/shared/contract/auth';
import { queryOptions } from '@portal/shared/query';

export const profileQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'profile'],
    queryFn: ({ signal }) => call(getProfile, { signal }),
  });
