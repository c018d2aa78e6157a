import { call } from '@portal/shared/api';
import { getPssRegistration } from '@portal/shared/contract/my-processes';
import { queryOptions } from '@tanstack/react-query';

/** The key begins with `candidate`, so that the logout clears it. */
export const pssRegistrationQuery = (id: number) =>
  queryOptions({
    queryKey: ['candidate', 'pss-registration', id],
    queryFn: ({ signal }) => call(getPssRegistration, { params: { id }, signal }),
  });
