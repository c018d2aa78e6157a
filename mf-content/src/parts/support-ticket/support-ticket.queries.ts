import { call } from '@portal/client/api';
import { listMatters } from '@portal/contract/endpoints/contact';
import { queryOptions } from '@tanstack/react-query';

/** Subjects of a support ticket, as options (B 3, B 7). */
export const matterOptionsQuery = () =>
  queryOptions({
    queryKey: ['ticket', 'matters'],
    queryFn: async ({ signal }) =>
      (await call(listMatters, { signal })).map(({ id, name }) => ({ value: String(id), label: name })),
  });
