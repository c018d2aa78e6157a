import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { people } from '../db/schema/people.ts';
import { normalEmail } from '../services/accounts.ts';
import { isMasked, maskName } from './mask-name.ts';

/** Who applies, as the form says. */
export type Applicant = {
  fullName: string;
  nif: string;
  /** yyyy-mm-dd. */
  birthdate: string;
  mother: string;
  phone: string;
  email: string;
};

/** Whether an e-mail belongs to another CPF. */
export async function isEmailOfAnother(db: Database, { email, nif }: Applicant): Promise<boolean> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.email, normalEmail(email)), ne(people.nif, nif)));
  return rows.length > 0;
}

/**
 * The applicant with the mother's name in clear: the mask that the look-up gave stands for the name that is known,
 * for whoever knows the birth date too. Null where a mask stands for nothing.
 */
export async function unmaskMother(db: Database, applicant: Applicant): Promise<Applicant | null> {
  if (!isMasked(applicant.mother)) return applicant;
  const [person] = await db.select().from(people).where(eq(people.nif, applicant.nif));
  const isKnown =
    person?.mother &&
    person.birthdate === applicant.birthdate &&
    maskName(person.mother) === applicant.mother;
  return isKnown ? { ...applicant, mother: person.mother ?? '' } : null;
}

/**
 * The person behind a CPF, made when unknown. A known one stays as it is: an anonymous form may neither change whom an
 * e-mail belongs to nor a candidate's data; the registration keeps what was said for itself. Only a person who has no
 * e-mail at all gets the one given with the right birth date.
 */
export async function storeApplicant(db: Database, applicant: Applicant): Promise<number> {
  const email = normalEmail(applicant.email);
  const [made] = await db
    .insert(people)
    .values({ ...applicant, email })
    .onConflictDoUpdate({
      target: people.nif,
      set: { email },
      setWhere: and(isNull(people.email), eq(people.birthdate, applicant.birthdate)),
    })
    .returning();
  const [person] = made ? [made] : await db.select().from(people).where(eq(people.nif, applicant.nif));
  if (!person) throw new Error('The person was not stored.');
  return person.id;
}
