import { day, email, personName } from '@portal/shared/contract/fields';
import * as z from '@portal/shared/schema';
import type { Identification } from '@portal/shared/selection-process/identification';
import * as messages from '@portal/shared/validators/messages';
import { digitsOf } from '@portal/shared/validators/phone';

/**
 * What the registration form holds, masks included, with its messages (A 5.3).
 * @param today yyyy-mm-dd; nobody is born after it
 */
export const registrationFields = (today: string) =>
  z.object({
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
    terms: z.boolean(),
    policy: z.boolean(),
  });

export type RegistrationFields = z.infer<ReturnType<typeof registrationFields>>;

/** The form before anybody has typed: it holds what the notice's dialog has asked. */
export const blankRegistration = ({ cpf, birthdate }: Identification): RegistrationFields => ({
  full_name: '',
  birthdate,
  nif: cpf,
  mother: '',
  phone: '',
  email: '',
  terms: false,
  policy: false,
});

/** What is sent: digits only (A 3, "PSG registration payload"). */
export const registrationBody = (fields: RegistrationFields, offer: { process: number; course: number }) => ({
  selection_process_id: offer.process,
  selection_process_item_id: offer.course,
  full_name: fields.full_name,
  nif: digitsOf(fields.nif),
  birthdate: fields.birthdate,
  mother: fields.mother,
  phone: digitsOf(fields.phone),
  email: fields.email,
});
