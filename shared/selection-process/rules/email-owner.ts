import { stripNonDigits } from '@portal/contract/validators/phone';
import type { ProcessKindConfig } from './process-kind-config.ts';

/**
 * Returns whether an e-mail address belongs to another person (A 5.3, B 5).
 * @param owner response of the look-up: null if unused, else a CPF, which may be masked
 * @param cpf of the applicant
 */
export const belongsToOther = (owner: { nif: string | null } | null, cpf: string): boolean =>
  Boolean(owner?.nif) && stripNonDigits(owner?.nif ?? '') !== stripNonDigits(cpf);

export interface SharedEmail {
  email: string;
  /** E-mail address confirmed as the family's; never sent. */
  sharedEmail: string;
}

/** Returns whether the e-mail address belongs to another account that the applicant confirmed as their family's. */
export const isSharedEmail = ({ email, sharedEmail }: SharedEmail): boolean =>
  email !== '' && email.trim() === sharedEmail;

/** Error of the field in that case. */
export const createEmailTakenError = ({ emailTaken }: ProcessKindConfig) =>
  ({ type: 'taken', message: emailTaken }) as const;
