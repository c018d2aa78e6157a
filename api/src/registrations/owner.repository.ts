import { eq, or } from 'drizzle-orm';
import { normalEmail } from '../accounts/accounts.repository.ts';
import type { Database } from '../db/database.ts';
import { people } from '../db/schema/people.ts';
import type { ApplicantInput } from './application.ts';

type Person = typeof people.$inferSelect;

/** The owner of a registration: a stored person, a new one, or nobody since the e-mail belongs to another CPF. */
export type RegistrationOwner =
  | { kind: 'stored'; person: Person }
  | { kind: 'new' }
  | { kind: 'email-of-another' };

/**
 * Finds the owner of a registration: the logged-in account, if the CPF is its own; else the owner of the e-mail. Nobody
 * gets it by the CPF alone. An e-mail that nobody has proved keeps no other CPF out.
 */
export async function ownerOf(
  db: Database,
  applicant: ApplicantInput,
  accountId: number | null,
): Promise<RegistrationOwner> {
  const { nif } = applicant;
  const email = normalEmail(applicant.email);
  const known = await db
    .select()
    .from(people)
    .where(or(eq(people.email, email), accountId === null ? undefined : eq(people.id, accountId)));
  const isOfEmail = (person: Person) => person.email === email;
  const ofAnother = known.filter((person) => isOfEmail(person) && person.nif !== nif);
  if (ofAnother.some(({ emailProvedAt }) => emailProvedAt)) return { kind: 'email-of-another' };
  const own = known.filter((person) => person.nif === nif);
  const person = own.find(({ id }) => id === accountId) ?? own.find(isOfEmail);
  return person ? { kind: 'stored', person } : { kind: 'new' };
}
