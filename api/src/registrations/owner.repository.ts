import { isMasked, maskName } from '@portal/contract/format/mask';
import { fold } from '@portal/contract/format/text';
import { and, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { accounts, people } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import type { ApplicantInput, Application } from './application.ts';
import { isSame } from './registrations.repository.ts';

type Person = typeof people.$inferSelect;

/** Owner of a registration: a stored or a new person. `isRegistered`: in the process, with this birth date. */
export type RegistrationOwner =
  | { kind: 'stored'; person: Person; isRegistered: boolean; hasPassword: boolean }
  /** `isSharedEmail`: the e-mail is the account of another person, and is not stored for this one. */
  | { kind: 'new'; isSharedEmail?: boolean };

const selectPeople = (db: Database, { programme, process_id, applicant: { birthdate } }: Application) => {
  const same = db
    .select({ id: registrations.id })
    .from(registrations)
    .where(isSame({ programme, process_id, birthdate }, sql`${people.id}`));
  return db
    .select({
      person: people,
      isRegistered: sql<boolean>`${exists(same)}`,
      hasPassword: sql<boolean>`${accounts.passwordHash} is not null`,
    })
    .from(people)
    .leftJoin(accounts, eq(accounts.personId, people.id));
};

type KnownPerson = Awaited<ReturnType<typeof selectPeople>>[number];

/** Finds the people of an application: of its e-mail, the logged-in account, and those of its CPF whom the institution has verified. */
export const findKnown = (db: Database, application: Application): Promise<KnownPerson[]> => {
  const { applicant, accountId } = application;
  return selectPeople(db, application).where(
    or(
      eq(people.email, applicant.email),
      accountId === null ? undefined : eq(people.id, accountId),
      and(eq(people.nif, applicant.nif), isNotNull(people.verified_at)),
    ),
  );
};

/**
 * Finds the owner of a registration: the logged-in account if the CPF is its own, else the person with the e-mail and the
 * CPF. The CPF alone gives access to no stored person. Null if another person has verified the e-mail, unless the
 * applicant has confirmed that it belongs to their family.
 * @param known found by {@link findKnown}
 */
export async function findOwner(
  db: Database,
  application: Application,
  known: readonly KnownPerson[],
): Promise<RegistrationOwner | null> {
  const { applicant, accountId, isSharedEmail } = application;
  const { nif, email } = applicant;
  const isOfAnother = known.some(
    ({ person }) => person.email === email && person.nif !== nif && person.email_proved_at !== null,
  );
  if (isOfAnother && !isSharedEmail) return null;
  const own = known.filter(({ person }) => person.nif === nif);
  const found =
    own.find(({ person }) => person.id === accountId) ?? own.find(({ person }) => person.email === email);
  if (found) return { kind: 'stored', ...found };
  if (!isOfAnother) return { kind: 'new' };
  // A relative without an own e-mail has registered with this one, the account of another person.
  const [relative] = await selectPeople(db, application)
    .innerJoin(used, eq(used.person_id, people.id))
    .where(and(eq(people.nif, nif), isNull(people.email), eq(used.email, email)))
    .limit(1);
  return relative ? { kind: 'stored', ...relative } : { kind: 'new', isSharedEmail: true };
}

const used = alias(registrations, 'used');

/** Replaces a masked mother's name by the stored one; null if they do not match, which must not reveal it. */
export function unmaskMother(applicant: ApplicantInput, owner: RegistrationOwner): ApplicantInput | null {
  if (!isMasked(applicant.mother)) return applicant;
  if (owner.kind === 'new') return null;
  const { mother, birthdate } = owner.person;
  const isKnown = mother && birthdate === applicant.birthdate && maskName(mother) === applicant.mother;
  return isKnown ? { ...applicant, mother } : null;
}

/** Account of an owner. `email` is null if the e-mail of the form is the account of another person. */
export type StoredOwner = { id: number; email: string | null; hasPassword: boolean };

/**
 * Stores a new owner, and a missing account without a password. A stored person keeps their first data, because a third party
 * may know a CPF and an e-mail; each registration stores the data of its own form.
 */
export async function storeOwner(
  db: Database,
  applicant: ApplicantInput,
  owner: RegistrationOwner,
): Promise<StoredOwner> {
  if (owner.kind === 'stored') {
    const { id, email } = owner.person;
    if (email !== null && !owner.hasPassword)
      await db.insert(accounts).values({ personId: id }).onConflictDoNothing();
    return { id, email, hasPassword: owner.hasPassword };
  }
  const { full_name, nif, birthdate, mother, phone } = applicant;
  const email = owner.isSharedEmail ? null : applicant.email;
  const values = { full_name, nif, birthdate, mother, phone, email };
  const storing = db.insert(people).values(values).returning({ id: people.id });
  const person = db.$with('person').as(storing);
  const [stored] =
    email === null
      ? await storing
      : await db
          .with(person)
          .insert(accounts)
          .values({ personId: sql`(select id from ${person})` })
          .returning({ id: accounts.personId });
  if (!stored) throw new Error('The person was not stored.');
  return { id: stored.id, email, hasPassword: false };
}

/** Returns whether a form differs from unverified stored data of a person: a third party may have sent one of them. */
export function contradicts(applicant: ApplicantInput, owner: RegistrationOwner): boolean {
  if (owner.kind === 'new' || owner.person.email_proved_at || owner.person.verified_at) return false;
  return formatIdentity(applicant) !== formatIdentity(owner.person);
}

type Identity = { full_name: string; birthdate: string; mother: string | null; phone: string | null };

const formatIdentity = ({ full_name, birthdate, mother, phone }: Identity): string =>
  fold([full_name, birthdate, mother, phone].join('/'));
