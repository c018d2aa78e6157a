import { ApiError, type CallOptions, call } from '@portal/client/api';
import type { Answer, Endpoint } from '@portal/contract/endpoints/endpoint';
import { queryOptions } from '@tanstack/react-query';

/** Data of the logged-in candidate. The key begins with `candidate`, so that the logout clears it. */
export const candidateQuery = <Called extends Endpoint>(endpoint: Called, options: CallOptions<Called>) =>
  queryOptions({
    queryKey: ['candidate', endpoint.path, options],
    queryFn: ({ signal }) => {
      const request = call as (called: Called, given: object) => Promise<Answer<Called>>;
      return request(endpoint, { ...options, signal });
    },
  });

/** Returns null if the server has no such endpoint, or not what was asked for. */
export async function nullIfMissing<Data>(
  data: Promise<Data>,
  statuses: readonly number[] = [404],
): Promise<Data | null> {
  try {
    return await data;
  } catch (error) {
    if (error instanceof ApiError && error.status !== null && statuses.includes(error.status)) return null;
    throw error;
  }
}
