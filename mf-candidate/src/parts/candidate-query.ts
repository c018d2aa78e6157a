import { type CallOptions, call } from '@portal/client/api';
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
