import { ApiError, call } from '@portal/client/api';
import { alreadyRegistered, checkRegistration } from '@portal/contract/endpoints/people';
import type { Identification } from '../rules/identification.ts';

/**
 * Returns whether a person has already applied in a process. A failed check does not prevent the registration, which
 * decides by itself (A 7, B 7).
 * @returns 'limited' if the server's rate limit is reached
 */
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
    return answer === alreadyRegistered;
  } catch (error) {
    return error instanceof ApiError && error.status === 429 && 'limited';
  }
}
