import { day, email, personName } from '@portal/shared/contract/fields';
import * as z from '@portal/shared/schema';
import * as messages from '@portal/shared/validators/messages';
import { digitsOf } from '@portal/shared/validators/phone';
import type { Identification } from './identification.ts';

/**
 * What both registrations ask of a person, masks included, with the messages (A 5.3, B 5).
 *
 * @param today yyyy-mm-dd; nobody is born after it
 */
export const applicantShape = (today: string) => ({
  full_name: personName(messages.nameRequired),
  birthdate: day(messages.birthdateRequired).check(
    z.refine((date) => date <= today, 'A data de nascimento não pode estar no futuro'),
  ),
  nif: z.string(),
  mother: personName(messages.motherRequired),
  phone: z.string().check(
    z.minLength(1, { error: messages.mobileRequired, abort: true }),
    z.refine((text) => text.length === 15, messages.phoneInvalid),
  ),
  email: email(messages.emailRequiredThere),
});

/** What a registration form holds of a person, as typed. */
export interface ApplicantForm {
  full_name: string;
  /** yyyy-mm-dd */
  birthdate: string;
  nif: string;
  mother: string;
  phone: string;
  email: string;
}

/** A form before anybody has typed: it holds what the notice's dialog has asked. */
export const blankApplicant = ({ cpf, birthdate }: Identification): ApplicantForm => ({
  full_name: '',
  birthdate,
  nif: cpf,
  mother: '',
  phone: '',
  email: '',
});

/** A person as the contract wants them: digits only (A 3, B 3). */
export const applicantBody = ({
  full_name,
  nif,
  birthdate,
  mother,
  phone,
  email,
}: ApplicantForm): ApplicantForm => ({
  full_name: full_name.trim(),
  nif: digitsOf(nif),
  birthdate,
  mother: mother.trim(),
  phone: digitsOf(phone),
  email: email.trim(),
});
