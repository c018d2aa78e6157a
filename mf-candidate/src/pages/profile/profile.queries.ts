import { ApiError, call } from '@portal/shared/api';
import { listSessions } from '@portal/shared/contract/auth';
import { queryOptions } from '@tanstack/react-query';

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
