import { stripNonDigits } from '@portal/shared/validators/phone';
import type { ProcessKindConfig } from './process-kind-config.ts';

/**
 * Whether an e-mail belongs to somebody else (A 5.3, B 5).
 *
 * @param owner the look-up's answer: null when free; a CPF, which may be hidden, when it is somebody's
 * @param cpf of the person who applies
 */
export const belongsToOther = (owner: { nif: string | null } | null, cpf: string): boolean =>
  Boolean(owner?.nif) && stripNonDigits(owner?.nif ?? '') !== stripNonDigits(cpf);

/** What a form holds of an e-mail that the applicant shares with their family. */
export interface SharedEmail {
  email: string;
  /** The e-mail that was confirmed as the family's; never sent. */
  sharedEmail: string;
}

/** Whether the e-mail is another person's account, and the applicant has said that it is their family's. */
export const isSharedEmail = ({ email, sharedEmail }: SharedEmail): boolean =>
  email !== '' && email.trim() === sharedEmail;

/** What the field then says. */
export const createEmailTakenError = ({ emailTaken }: ProcessKindConfig) =>
  ({ type: 'taken', message: emailTaken }) as const;
