import { id, nullable, text } from '@portal/shared/contract/lenient';
import * as z from '@portal/shared/schema';

/** What the calls of the candidate's area have in common: they need a session, and answer its own things only. */
export const own = { auth: 'candidate', errors: [401, 404] } as const;

/** A person as the sheets print it (B 3). */
export const applicant = z.object({
  full_name: nullable(text),
  name: nullable(text),
  nif: nullable(text),
  mother: nullable(text),
  birthdate: nullable(text),
  address: nullable(text),
  number: nullable(text),
  district: nullable(text),
  phone: nullable(text),
  email: nullable(text),
  city_id: nullable(id),
  /** 1 Parda, 2 Branca, 3 Preta, 4 Amarela, 5 Indígena, 6 Sem declaração. */
  race_id: nullable(id),
  education_level_id: nullable(id),
});
export type Applicant = z.output<typeof applicant>;

/** Where anybody may check a receipt or sheet (its QR code), an absolute address; null where the server offers none. */
export const checkUrl = nullable(text);
