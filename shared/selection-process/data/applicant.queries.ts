import { ApiError, call } from '@portal/client/api';
import {
  alreadyRegisteredAnswer,
  checkRegistration,
  findPersonByEmail,
  findPersonByNif,
} from '@portal/contract/endpoints/accounts';
import { listMyPsgProcesses, listMyPssProcesses } from '@portal/contract/endpoints/registrations';
import { queryOptions } from '@tanstack/react-query';
import { type Application, readPsgApplications, readPssApplications } from '../rules/applications.ts';
import type { Identification } from '../rules/identification.ts';

/** Look-ups only help to fill in the form: they neither retry nor wait for a connection. */
const withoutRetry = {
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

/** Data of an earlier applicant; the birth date proves the identity. */
export const personQuery = ({ cpf, birthdate }: Identification) =>
  queryOptions({
    ...withoutRetry,
    queryKey: ['person-by-nif', cpf, birthdate],
    queryFn: ({ signal }) =>
      call(findPersonByNif, { query: { nif: cpf }, headers: { 'x-birthdate': birthdate }, signal }),
  });

/** Owner of an e-mail address: null if it is unused or, if the server compares, belongs to `cpf`. */
export const emailOwnerQuery = (email: string, cpf: string) =>
  queryOptions({
    ...withoutRetry,
    queryKey: ['person-by-email', email, cpf],
    queryFn: ({ signal }) => call(findPersonByEmail, { query: { email }, headers: { 'x-nif': cpf }, signal }),
  });

/** Checks for an earlier application. A failed or rate-limited check prevents no registration (A 7, B 7). */
export async function hasRegistered(
  { cpf, birthdate }: Identification,
  processId: number,
  signal: AbortSignal,
): Promise<boolean | 'limited'> {
  try {
    const answer = await call(checkRegistration, {
      query: { nif: cpf, selection_process: processId },
      headers: { 'x-birthdate': birthdate },
      signal,
    });
    return answer === alreadyRegisteredAnswer;
  } catch (error) {
    return error instanceof ApiError && error.status === 429 && 'limited';
  }
}

/** The candidate's applications of one kind. A logout removes all keys that begin with `candidate`. */
export const myApplicationsQuery = (kind: Application['kind']) =>
  queryOptions({
    queryKey: ['candidate', 'applications', kind],
    queryFn: async ({ signal }) =>
      kind === 'psg'
        ? readPsgApplications(await call(listMyPsgProcesses, { signal }))
        : readPssApplications(await call(listMyPssProcesses, { signal })),
  });
