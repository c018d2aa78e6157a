import { call } from '@portal/client/api';
import { getProfile } from '@portal/contract/endpoints/accounts';
import { queryOptions } from '@tanstack/react-query';

/** The candidate's profile. A logout removes all keys that begin with `candidate`. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'profile'],
    queryFn: ({ signal }) => call(getProfile, { signal }),
  });
