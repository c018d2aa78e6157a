import { fold } from '@portal/shared/format/fold';
import { isMasked, maskName } from '@portal/shared/format/mask';
import { normaliseEmail } from '../accounts/accounts.repository.ts';
import { peopleRepository } from '../accounts/people.repository.ts';
import type { Database } from '../db/database.ts';
import type { ApplicantInput } from './application.ts';
import type { RegistrationOwner } from './owner.repository.ts';

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
 * Stores the person whose the registration is. What is stored of somebody stays as it was given first,
 * for anybody may know a CPF and an e-mail; each registration keeps what its own form said.
 */
export async function storeApplicant(
  db: Database,
  applicant: ApplicantInput,
  owner: KnownOwner,
): Promise<{ id: number; email: string | null }> {
  if (owner.kind === 'stored') return owner.person;
  const { fullName, nif, birthdate, mother, phone } = applicant;
  const email = owner.isSharedEmail ? null : normaliseEmail(applicant.email);
  const values = { fullName, nif, birthdate, mother, phone, email };
  return { id: await peopleRepository(db).add(values), email: values.email };
}

/**
 * Whether a form says something else of somebody than was given first, and nobody has proved the e-mail or verified the
 * person: one of the two may be a stranger's.
 */
export function contradicts(applicant: ApplicantInput, owner: KnownOwner): boolean {
  if (owner.kind === 'new' || owner.person.emailProvedAt || owner.person.verifiedAt) return false;
  return identity(applicant) !== identity(owner.person);
}

/** Who somebody is, by what a form says. */
const identity = ({ fullName, birthdate, mother, phone }: Identity): string =>
  fold([fullName, birthdate, mother, phone].join('/'));

type Identity = { fullName: string; birthdate: string; mother: string | null; phone: string | null };
