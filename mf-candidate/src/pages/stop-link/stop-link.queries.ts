import { ApiError, call } from '@portal/client/api';
import { checkStopLink } from '@portal/contract/endpoints/stop-links';
import { queryOptions } from '@tanstack/react-query';

/** Loads what a link would stop; null if it is invalid, or the server has no such links. */
export const stopLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['stop-link', token],
    queryFn: async ({ signal }) => {
      try {
        return (await call(checkStopLink, { body: { token }, signal })).stop;
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
