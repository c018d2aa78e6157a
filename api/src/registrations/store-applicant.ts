import { isMasked, maskName } from '@portal/shared/format/mask';
import { eq } from 'drizzle-orm';
import { normalEmail } from '../accounts/accounts.ts';
import type { Database } from '../db/database.ts';
import { people } from '../db/schema/people.ts';
import type { ApplicantInput } from './application.ts';

import type { RegistrationOwner } from './owner.ts';

/** The owner of a registration, once it is known that there is one. */
type KnownOwner = Exclude<RegistrationOwner, { kind: 'email-of-another' }>;

/**
 * The applicant with the mother's name in clear: the mask that the look-up gave stands for the name that the owner of
 * the registration has given before, together with the birth date. Null where a mask stands for nothing: whoever looked
 * somebody else up does not learn the name by applying.
 */
export function unmaskMother(applicant: ApplicantInput, owner: KnownOwner): ApplicantInput | null {
  if (!isMasked(applicant.mother)) return applicant;
  if (owner.kind === 'new') return null;
  const { mother, birthdate } = owner.person;
  const isKnown = mother && birthdate === applicant.birthdate && maskName(mother) === applicant.mother;
  return isKnown ? { ...applicant, mother } : null;
}

/**
 * Stores the person whose the registration is, and gives the id. What an account has proved, or the institution has
 * verified, stays as it is; until then the newest form holds, since nobody knows whose the older ones were.
 */
export async function storeApplicant(
  db: Database,
  applicant: ApplicantInput,
  owner: KnownOwner,
): Promise<number> {
  const { fullName, nif, birthdate, mother, phone } = applicant;
  const values = { fullName, nif, birthdate, mother, phone, email: normalEmail(applicant.email) };
  if (owner.kind === 'new') {
    const [made] = await db.insert(people).values(values).returning();
    if (!made) throw new Error('The person was not stored.');
    return made.id;
  }
  const { id, emailProvedAt, verifiedAt } = owner.person;
  if (!emailProvedAt && !verifiedAt) await db.update(people).set(values).where(eq(people.id, id));
  return id;
}
