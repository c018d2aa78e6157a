import { ApiError, call } from '@portal/shared/api';
import { exportMyData } from '@portal/shared/contract/auth';
import { queryOptions } from '@tanstack/react-query';

/** Everything that is stored about the candidate; null where the server offers no copy. Asked for at each visit only. */
export const myDataQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'my-data'],
    queryFn: ({ signal }) =>
      call(exportMyData, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && (error.status === 404 || error.status === 405)) return null;
        throw error;
      }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
