import { ApiError, call } from '@portal/shared/api';
import { alreadyRegistered, checkRegistration } from '@portal/shared/contract/people';
import type { Identification } from './identification.ts';

/**
 * Whether a person has already applied in a process. A failed check does not stop the registration: the
 * registration itself decides (A 7, B 7).
 * @returns 'limited' where the server refuses more look-ups for now
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
