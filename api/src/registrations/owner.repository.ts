import { isMasked, maskName } from '@portal/contract/format/mask';
import { fold } from '@portal/contract/format/text';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { people } from '../db/schema/people.ts';
import type { ApplicantInput, Application } from './application.ts';
import { processKinds, tablesOf } from './process-kind.ts';

type Person = typeof people.$inferSelect;

/** Owner of a registration: a stored or a new person. */
export type RegistrationOwner =
  | { kind: 'stored'; person: Person }
  /** `isSharedEmail`: the e-mail is the account of another person, and is not stored for this one. */
  | { kind: 'new'; isSharedEmail?: boolean };

/** Locks a CPF until the end of the transaction: its registrations and cancellations run one at a time. */
export async function lockApplicant(db: Database, nif: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration:${nif}`}, 0))`);
}

/** Finds the people of a CPF whose documents the institution has verified. */
export const findVerified = (db: Database, nif: string) =>
  db
    .select({ id: people.id, birthdate: people.birthdate, email: people.email })
    .from(people)
    .where(and(eq(people.nif, nif), isNotNull(people.verifiedAt)));

/**
 * Finds the owner of a registration: the logged-in account if the CPF is its own, else the person with the e-mail and the
 * CPF. The CPF alone gives access to no stored person. Null if another person has verified the e-mail, unless the
 * applicant has confirmed that it belongs to their family.
 */
export async function findOwner(
  db: Database,
  { applicant, accountId, isSharedEmail }: Pick<Application, 'applicant' | 'accountId' | 'isSharedEmail'>,
): Promise<RegistrationOwner | null> {
  const { nif, email } = applicant;
  const known = await db
    .select()
    .from(people)
    .where(or(eq(people.email, email), accountId === null ? undefined : eq(people.id, accountId)));
  const hasEmail = (person: Person) => person.email === email;
  const isOfAnother = known.some(
    (person) => hasEmail(person) && person.nif !== nif && person.emailProvedAt !== null,
  );
  if (isOfAnother && !isSharedEmail) return null;
  const own = known.filter((person) => person.nif === nif);
  const person = own.find(({ id }) => id === accountId) ?? own.find(hasEmail);
  if (person) return { kind: 'stored', person };
  if (!isOfAnother) return { kind: 'new' };
  const relative = await findRelative(db, nif, email);
  return relative ? { kind: 'stored', person: relative } : { kind: 'new', isSharedEmail: true };
}

/** Finds the person without an own e-mail who has registered with this one, the account of another person. */
async function findRelative(db: Database, nif: string, email: string): Promise<Person | undefined> {
  for (const kind of processKinds) {
    const { registrations } = tablesOf(kind);
    const [row] = await db
      .select({ person: people })
      .from(people)
      .innerJoin(registrations, eq(registrations.personId, people.id))
      .where(and(eq(people.nif, nif), isNull(people.email), eq(registrations.email, email)))
      .limit(1);
    if (row) return row.person;
  }
}

/**
 * Replaces the mask that a look-up returns for the mother's name by the stored name, if the owner has this birth date.
 * @returns null if the mask does not match: applying must not reveal the name of another person's mother
 */
export function unmaskMother(applicant: ApplicantInput, owner: RegistrationOwner): ApplicantInput | null {
  if (!isMasked(applicant.mother)) return applicant;
  if (owner.kind === 'new') return null;
  const { mother, birthdate } = owner.person;
  const isKnown = mother && birthdate === applicant.birthdate && maskName(mother) === applicant.mother;
  return isKnown ? { ...applicant, mother } : null;
}

/**
 * Stores a new owner. A stored person keeps their first data, because a third party may know a CPF and an e-mail; each
 * registration stores the data of its own form.
 */
export async function storeOwner(
  db: Database,
  applicant: ApplicantInput,
  owner: RegistrationOwner,
): Promise<{ id: number; email: string | null }> {
  if (owner.kind === 'stored') return owner.person;
  const { fullName, nif, birthdate, mother, phone } = applicant;
  const email = owner.isSharedEmail ? null : applicant.email;
  const values = { fullName, nif, birthdate, mother, phone, email };
  const [stored] = await db.insert(people).values(values).returning({ id: people.id });
  if (!stored) throw new Error('The person was not stored.');
  return { id: stored.id, email };
}

/**
 * Returns whether a form differs from the stored data of a person whose e-mail and documents are unverified: a third party
 * may have sent one of them.
 */
export function contradicts(applicant: ApplicantInput, owner: RegistrationOwner): boolean {
  if (owner.kind === 'new' || owner.person.emailProvedAt || owner.person.verifiedAt) return false;
  return formatIdentity(applicant) !== formatIdentity(owner.person);
}

type Identity = { fullName: string; birthdate: string; mother: string | null; phone: string | null };

const formatIdentity = ({ fullName, birthdate, mother, phone }: Identity): string =>
  fold([fullName, birthdate, mother, phone].join('/'));
