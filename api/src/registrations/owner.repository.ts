import { and, eq, isNotNull, isNull } from 'drizzle-orm';
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
  const one = async (...conditions: Parameters<typeof and>): Promise<Person | undefined> =>
    (
      await db
        .select()
        .from(people)
        .where(and(...conditions))
    )[0];

  const proved = await one(eq(people.email, email), isNotNull(people.emailProvedAt));
  if (proved && proved.nif !== nif) return { kind: 'email-of-another' };
  const account = accountId === null ? undefined : await one(eq(people.id, accountId), eq(people.nif, nif));
  const person =
    account ??
    proved ??
    (await one(eq(people.email, email), eq(people.nif, nif), isNull(people.emailProvedAt)));
  return person ? { kind: 'stored', person } : { kind: 'new' };
}
