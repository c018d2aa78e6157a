import { id, maybe, text } from '@portal/shared/contract/lenient';
import * as z from '@portal/shared/schema';

/** What the calls of the candidate's area have in common: they need a session, and answer its own things only. */
export const own = { auth: 'candidate', errors: [401, 404] } as const;

/** A person as the sheets print it (B 3). */
export const applicant = z.object({
  full_name: maybe(text),
  name: maybe(text),
  nif: maybe(text),
  mother: maybe(text),
  birthdate: maybe(text),
  address: maybe(text),
  number: maybe(text),
  district: maybe(text),
  phone: maybe(text),
  email: maybe(text),
  city_id: maybe(id),
  /** 1 Parda, 2 Branca, 3 Preta, 4 Amarela, 5 Indígena, 6 Sem declaração. */
  race_id: maybe(id),
  education_level_id: maybe(id),
});
export type Applicant = z.output<typeof applicant>;
