import { and, eq, isNull, or } from 'drizzle-orm';
import { normaliseEmail } from '../accounts/accounts.repository.ts';
import type { Database } from '../db/database.ts';
import { people } from '../db/schema/people.ts';
import type { Application } from './application.ts';
import { processKinds, tablesOf } from './process-kind.ts';

type Person = typeof people.$inferSelect;

/** The owner of a registration: a stored person, a new one, or nobody since the e-mail belongs to another CPF. */
export type RegistrationOwner =
  | { kind: 'stored'; person: Person }
  /** `isSharedEmail`: the e-mail is another's account, and does not become the new person's. */
  | { kind: 'new'; isSharedEmail?: boolean }
  | { kind: 'email-of-another' };

/**
 * Finds the owner of a registration: the logged-in account, if the CPF is its own; else the owner of the e-mail. Nobody
 * gets it by the CPF alone. An e-mail that nobody has proved keeps no other CPF out, and a proved one only where the
 * applicant has not said that it is their family's.
 */
export async function ownerOf(
  db: Database,
  { applicant, accountId, isSharedEmail }: Pick<Application, 'applicant' | 'accountId' | 'isSharedEmail'>,
): Promise<RegistrationOwner> {
  const { nif } = applicant;
  const email = normaliseEmail(applicant.email);
  const known = await db
    .select()
    .from(people)
    .where(or(eq(people.email, email), accountId === null ? undefined : eq(people.id, accountId)));
  const isOfEmail = (person: Person) => person.email === email;
  const ofAnother = known.filter((person) => isOfEmail(person) && person.nif !== nif);
  const isOfAnother = ofAnother.some(({ emailProvedAt }) => emailProvedAt);
  if (isOfAnother && !isSharedEmail) return { kind: 'email-of-another' };
  const own = known.filter((person) => person.nif === nif);
  const person = own.find(({ id }) => id === accountId) ?? own.find(isOfEmail);
  if (person) return { kind: 'stored', person };
  if (!isOfAnother) return { kind: 'new' };
  const relative = await findRelative(db, nif, email);
  return relative ? { kind: 'stored', person: relative } : { kind: 'new', isSharedEmail: true };
}

/** The person without an e-mail of their own who has registered with this one, of another's account. */
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
