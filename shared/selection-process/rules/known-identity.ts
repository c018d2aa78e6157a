import type { Profile } from '@portal/contract/endpoints/auth';
import { toIsoDay } from '@portal/contract/format/date';
import { isCpf } from '@portal/contract/validators/cpf';
import { stripNonDigits } from '@portal/contract/validators/phone';
import type { Identification } from './identification.ts';

/** Returns the values of the notice's dialog from a profile; null if one is missing. */
export function knownIdentity({ nif, birthdate }: Pick<Profile, 'nif' | 'birthdate'>): Identification | null {
  const cpf = stripNonDigits(nif ?? '');
  const day = toIsoDay(birthdate);
  return isCpf(cpf) && day ? { cpf, birthdate: day } : null;
}
