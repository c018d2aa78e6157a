import { ApiError, call } from '@portal/shared/api';
import { getProfile, listSessions } from '@portal/shared/contract/auth';
import { queryOptions } from '@tanstack/react-query';

export const profileQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'profile'],
    queryFn: ({ signal }) => call(getProfile, { signal }),
  });

/** Where the candidate is logged in; null where the server keeps no such list. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'sessions'],
    queryFn: ({ signal }) =>
      call(listSessions, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: 0,
  });
