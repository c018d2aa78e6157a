import { call } from '@portal/shared/api';
import { findPersonByEmail, findPersonByNif } from '@portal/shared/contract/people';
import { queryOptions } from '@tanstack/react-query';
import type { Identification } from './identification.ts';

/**
 * A look-up is sent once: it only helps to fill in the form, and the server limits the number of look-ups. For the same reason
 * it does not wait for the connection, but is sent again once that is back.
 */
const once = {
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

/** What is known of who applies; the birth date shows that it is them. */
export const personQuery = ({ cpf, birthdate }: Identification) =>
  queryOptions({
    ...once,
    queryKey: ['person-by-nif', cpf, birthdate],
    queryFn: ({ signal }) =>
      call(findPersonByNif, { query: { nif: cpf }, headers: { 'x-birthdate': birthdate }, signal }),
  });

/** Whose an e-mail is: null when it is nobody's or, where the server compares, of `cpf` itself. */
export const emailOwnerQuery = (email: string, cpf: string) =>
  queryOptions({
    ...once,
    queryKey: ['person-by-email', email, cpf],
    queryFn: ({ signal }) => call(findPersonByEmail, { query: { email }, headers: { 'x-nif': cpf }, signal }),
  });
