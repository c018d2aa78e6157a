import { ApiError } from '@portal/client/api';
import { queryOptions } from '@tanstack/react-query';
import { loadMyData } from '../../parts/data-file/load-my-data.ts';

/** Loads all stored data of the candidate on each visit; null if the server offers no copy. */
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
