import { applicantBody, blankApplicant, typedRules } from '@portal/runtime/selection-process/applicant-form';
import type { Identification } from '@portal/runtime/selection-process/identification';
import type { RegistrationOffer } from '@portal/runtime/selection-process/registration-offer';
import { ageOn } from '@portal/shared/format/age';
import { ADULT_AGE, type AgeRequirement, isOldEnough } from '@portal/shared/selection-process/minimum-age';
import type { TypedValues } from '@portal/shared/selection-process/registration-field';
import { registrationFields as allFields } from '@portal/shared/selection-process/registration-fields';
import { consentRules } from '@portal/shared/validators/consent';
import * as messages from '@portal/shared/validators/messages';
import * as z from 'zod/mini';

/** What the registration asks of a person. */
export const personFields = allFields.psg;

/** Whom a registration is for: the visitor, or a minor for whom they answer. */
export const recipients = [
  { value: 'self', label: 'Para mim' },
  { value: 'minor', label: 'Para uma pessoa menor de idade, de quem sou responsável' },
] as const;

/**
 * The registration form's rules, masks included, with its messages (A 5.3).
 * @param requirement the course's minimum age; null while it is not known
 * @param today yyyy-mm-dd
 */
export function registrationFields(requirement: AgeRequirement | null, today: string) {
  const typed = typedRules(personFields);
  const birthdate = requirement
    ? personFields.birthdate.rule.check(isOldEnough(requirement, today))
    : personFields.birthdate.rule;
  const isMinor = z.refine<string>((day) => ageOn(day, today) < ADULT_AGE, messages.notAMinor);
  const self = z.object({ ...typed, birthdate, recipient: z.string(), ...consentRules });
  const minor = z.object({
    ...self.shape,
    birthdate: birthdate.check(isMinor),
    guardian: personFields.guardian.rule,
  });
  // Two objects instead of a rule over several fields: Zod skips such a rule while any field is empty.
  return z.transform((form: RegistrationFields, { issues }) => {
    const { error } = z.safeParse(form.recipient === 'minor' ? minor : self, form);
    for (const { message, path } of error?.issues ?? [])
      issues.push({ code: 'custom', message, path: [...path], input: form });
    return form;
  });
}

export type RegistrationFields = TypedValues<typeof personFields> & {
  recipient: (typeof recipients)[number]['value'];
  /** The e-mail that was confirmed as the family's; never sent. */
  sharedEmail: string;
  terms: boolean;
  policy: boolean;
};

/** The form before anybody has typed. */
export const blankRegistration = (identified: Identification): RegistrationFields => ({
  ...blankApplicant(personFields, identified),
  recipient: 'self',
  sharedEmail: '',
  terms: false,
  policy: false,
});

/** What is sent (A 3, "PSG registration payload"), and the guardian of a minor. */
export function registrationBody(fields: RegistrationFields, offer: RegistrationOffer) {
  const { guardian, ...person } = applicantBody(personFields, fields);
  return {
    selection_process_id: offer.process,
    selection_process_item_id: offer.offer,
    ...person,
    ...(fields.recipient === 'minor' && { guardian }),
  };
}
