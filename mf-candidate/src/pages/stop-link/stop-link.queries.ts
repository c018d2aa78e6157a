import { ApiError, call } from '@portal/shared/api';
import { checkStopLink } from '@portal/shared/contract/stop-links';
import { queryOptions } from '@tanstack/react-query';

/** What a link would stop; null where it is not valid, or the server offers no such links. */
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
