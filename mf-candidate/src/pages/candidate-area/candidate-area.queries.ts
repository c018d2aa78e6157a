import { call } from '@portal/shared/api';
import { getPssRegistration } from '@portal/shared/contract/my-processes';
import { queryOptions } from '@tanstack/react-query';

/** Its key begins with `candidate`, so that a logout forgets it. */
export const pssRegistrationQuery = (id: number) =>
  queryOptions({
    queryKey: ['candidate', 'pss-registration', id],
    queryFn: ({ signal }) => call(getPssRegistration, { params: { id }, signal }),
  });
