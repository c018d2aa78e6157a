import { id, nullable, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { mapFields, type RegistrationFields } from '../selection-process/registration-field.ts';
import { registrationFields } from '../selection-process/registration-fields.ts';

/** Properties of endpoints that return the candidate's own data. */
export const own = { auth: 'candidate', errors: [401, 404] } as const;

/** Standing in the queue (`Standing`); beyond the bare contract. */
export const standing = { position: nullable(id), current_position: nullable(id), vacancies: nullable(id) };

/** Applicant as sheets print it (B 3): fields of the registration and of the profile. */
const createApplicantSchema = <Fields extends RegistrationFields>(fields: Fields) =>
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

export const psgApplicant = createApplicantSchema(registrationFields.psg);
export type PsgApplicant = z.output<typeof psgApplicant>;

export const pssApplicant = createApplicantSchema(registrationFields.pss);
export type PssApplicant = z.output<typeof pssApplicant>;

/** Absolute URL where anyone can verify a receipt or sheet (its QR code); null if not offered. */
export const checkUrl = nullable(text);
