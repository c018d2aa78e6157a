import { ApiError } from '@portal/shared/api';
import { queryOptions } from '@tanstack/react-query';
import { loadMyData } from '../../parts/data-file/load-my-data.ts';

/** Everything that is stored about the candidate; null where the server offers no copy. Asked for at each visit only. */
export const myDataQuery = () =>
  queryOptions({
    queryKey: ['candidate', 'my-data'],
    queryFn: ({ signal }) =>
      loadMyData(signal).catch((error: unknown) => {
        if (error instanceof ApiError && (error.status === 404 || error.status === 405)) return null;
        throw error;
      }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
