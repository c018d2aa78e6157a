import { id, nullable, text } from '@portal/shared/contract/lenient';
import * as z from 'zod/mini';
import { mapFields, type RegistrationFields } from '../selection-process/registration-field.ts';
import { registrationFields } from '../selection-process/registration-fields.ts';

/** What the calls of the candidate's area have in common: they need a session, and answer its own things only. */
export const own = { auth: 'candidate', errors: [401, 404] } as const;

/** A registration's place in the order of arrival, and the immediate vacancies; beyond the bare contract. */
export const linePlace = { position: nullable(id), vacancies: nullable(id) };

/** A person as the sheets print it (B 3): the registration's fields as they were given, and what the profile says. */
const applicantOf = <Fields extends RegistrationFields>(fields: Fields) =>
  z.object({
    ...mapFields(fields, () => nullable(text)),
    name: nullable(text),
    address: nullable(text),
    number: nullable(text),
    district: nullable(text),
    city_id: nullable(id),
    /** A code of `raceName`. */
    race_id: nullable(id),
    education_level_id: nullable(id),
  });

export const psgApplicant = applicantOf(registrationFields.psg);
export type PsgApplicant = z.output<typeof psgApplicant>;

export const pssApplicant = applicantOf(registrationFields.pss);
export type PssApplicant = z.output<typeof pssApplicant>;

/** Where anybody may check a receipt or sheet (its QR code), an absolute address; null where the server offers none. */
export const checkUrl = nullable(text);
