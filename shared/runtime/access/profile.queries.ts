import { call } from '@portal/shared/api';
import { getProfile } from '@portal/shared/contract/auth';
import { queryOptions } from '@tanstack/react-query';

/** The candidate's own data. Its key begins with `candidate`, so that a logout forgets it. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'profile'],
    queryFn: ({ signal }) => call(getProfile, { signal }),
  });
