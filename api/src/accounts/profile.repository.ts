import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { people } from '../db/schema/people.ts';
import { notFound } from '../http/http-error.ts';
import { emailOfOpenCode } from './reset-codes.repository.ts';

/**
 * Reads a person's profile (B 7), with a new e-mail that is not verified yet.
 * @throws HttpError 404
 */
export async function readProfile(db: Database, now: Date, personId: number) {
  const [person] = await db.select().from(people).where(eq(people.id, personId));
  if (!person) throw notFound();
  return {
    full_name: person.fullName,
    email: person.email ?? '',
    phone: person.phone,
    nif: person.nif,
    birthdate: person.birthdate,
    birthdate_verified: person.verifiedAt !== null,
    pending_email: await emailOfOpenCode(db, now, personId, 'email'),
  };
}

export const updateProfile = (
  db: Database,
  personId: number,
  { full_name, phone }: { full_name: string; phone: string },
) => db.update(people).set({ fullName: full_name, phone }).where(eq(people.id, personId));
