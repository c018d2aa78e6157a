import { applicantBody, blankApplicant, typedRules } from '@portal/runtime/selection-process/applicant-form';
import type { Identification } from '@portal/runtime/selection-process/identification';
import type { RegistrationOffer } from '@portal/runtime/selection-process/registration-offer';
import { registrationFields as allFields } from '@portal/shared/selection-process/registration-fields';
import { consentRules } from '@portal/shared/validators/consent';
import * as z from 'zod/mini';

/** What the registration asks of a person. */
export const personFields = allFields.psg;

/** What the registration form holds, masks included, with its messages (A 5.3). */
export const registrationFields = z.object({ ...typedRules(personFields), ...consentRules });

export type RegistrationFields = z.infer<typeof registrationFields>;

/** The form before anybody has typed. */
export const blankRegistration = (identified: Identification): RegistrationFields => ({
  ...blankApplicant(personFields, identified),
  terms: false,
  policy: false,
});

/** What is sent (A 3, "PSG registration payload"). */
export const registrationBody = (fields: RegistrationFields, offer: RegistrationOffer) => ({
  selection_process_id: offer.process,
  selection_process_item_id: offer.offer,
  ...applicantBody(personFields, fields),
});
