import {
  ADULT_AGE,
  type AgeRequirement,
  ageOn,
  isOldEnough,
} from '@portal/contract/selection-process/minimum-age';
import type { TypedValues } from '@portal/contract/selection-process/registration-field';
import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import { consentRules } from '@portal/contract/validators/consent';
import * as messages from '@portal/contract/validators/messages';
import { applicantBody, blankApplicant, typedRules } from '@portal/selection-process/rules/applicant-form';
import type { Identification } from '@portal/selection-process/rules/identification';
import type { RegistrationOffer } from '@portal/selection-process/rules/process';
import * as z from 'zod/mini';

/** Fields about the applicant. */
export const personFields = registrationFields.psg;

/** Person whom a registration is for: the visitor, or a minor in their care. */
export const recipients = [
  { value: 'self', label: 'Para mim' },
  { value: 'minor', label: 'Para uma pessoa menor de idade, de quem sou responsável' },
] as const;

/** Returns the form's rules with messages (A 5.3); `requirement` is null until the course is loaded. */
export function registrationRules(requirement: AgeRequirement | null, today: string) {
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
  // Two objects instead of a rule over several fields, which Zod skips while any field is empty.
  return z.transform((form: RegistrationValues, { issues }) => {
    const { error } = z.safeParse(form.recipient === 'minor' ? minor : self, form);
    for (const { message, path } of error?.issues ?? [])
      issues.push({ code: 'custom', message, path: [...path], input: form });
    return form;
  });
}

export type RegistrationValues = TypedValues<typeof personFields> & {
  recipient: (typeof recipients)[number]['value'];
  /** E-mail confirmed as the family's; never sent. */
  sharedEmail: string;
  terms: boolean;
  policy: boolean;
};

/** Returns an empty form. */
export const blankRegistration = (identified: Identification): RegistrationValues => ({
  ...blankApplicant(personFields, identified),
  recipient: 'self',
  sharedEmail: '',
  terms: false,
  policy: false,
});

/** Returns the request body (A 3, "PSG registration payload"), with the guardian of a minor. */
export function registrationBody(fields: RegistrationValues, offer: RegistrationOffer) {
  const { guardian, ...person } = applicantBody(personFields, fields);
  return {
    selection_process_id: offer.process,
    selection_process_item_id: offer.offer,
    ...person,
    ...(fields.recipient === 'minor' && { guardian }),
  };
}
