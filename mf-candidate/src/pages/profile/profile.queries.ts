import { ApiError, call } from '@portal/client/api';
import { listSessions } from '@portal/contract/endpoints/auth';
import { queryOptions } from '@tanstack/react-query';

/** Loads the candidate's sessions; null if the server has no such list. */
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
