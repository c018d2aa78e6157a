import { fold } from '@portal/contract/format/text';
import { and, eq, exists, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { people } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import { processes } from '../db/schema/selection.ts';
import { invalid, requireFound } from '../http/http-error.ts';
import { hasOpenProcess, isProcessOf } from '../selection/offers.repository.ts';
import { emailOfOpenCode } from './reset-codes.repository.ts';

export async function personById(db: Database, id: number) {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  return person ?? null;
}

/**
 * Returns the data of a CPF with this birth date (yyyy-mm-dd), or null. If several e-mails have data of it,
 * verified data wins; without any, only values on which all agree.
 */
export async function personByNif(db: Database, nif: string, birthdate: string) {
  const known = await db
    .select()
    .from(people)
    .where(and(eq(people.nif, nif), isText(people.birthdate, birthdate)));
  const verified = known.find(({ verified_at }) => verified_at !== null);
  if (verified) return verified;
  const names = new Set(known.map(({ full_name, mother }) => fold(`${full_name} / ${mother ?? ''}`)));
  return names.size === 1 ? (known[0] ?? null) : null;
}

/** Returns whether a CPF is registered in a process; if PSG and PSS have one with that id, in both (A 7, B 7). */
export async function isRegistered(db: Database, nif: string, birthdate: string, processId: number) {
  const found = await db
    .select({ registration: registrations.id })
    .from(processes)
    .leftJoin(
      registrations,
      and(
        isProcessOf(registrations),
        eq(registrations.nif, nif),
        isNull(registrations.cancelled_at),
        isText(registrations.birthdate, birthdate),
      ),
    )
    .where(eq(processes.id, processId));
  return found.length > 0 && found.every(({ registration }) => registration !== null);
}

/** Compares a date as text, because the header may contain any text. */
const isText = (column: SQLWrapper, text: string) => sql`${column}::text = ${text}`;

/** Reads a person's profile (B 7), with a new e-mail that is not verified yet. @throws HttpError 404 */
export async function readProfile(db: Database, now: Date, personId: number) {
  const person = requireFound(await personById(db, personId));
  return {
    full_name: person.full_name,
    email: person.email ?? '',
    phone: person.phone,
    nif: person.nif,
    birthdate: person.birthdate,
    birthdate_verified: person.verified_at !== null,
    pending_email: await emailOfOpenCode(db, now, personId, 'email'),
  };
}

export const updateProfile = (
  db: Database,
  personId: number,
  { full_name, phone }: { full_name: string; phone: string },
) => db.update(people).set({ full_name, phone }).where(eq(people.id, personId));

/**
 * Corrects a person's birth date, also in their registrations in open processes, which the unit then compares with
 * documents.
 * @returns false if the date is unchanged
 * @throws HttpError 422 once the institution has verified the date
 */
export async function correctBirthdate(db: Database, personId: number, birthdate: string): Promise<boolean> {
  const [person] = await db.select().from(people).where(eq(people.id, personId)).for('update');
  if (!person || person.birthdate === birthdate) return false;
  if (person.verified_at) {
    throw invalid(
      'birthdate',
      'A unidade já conferiu esta data com o seu documento. Para mudar, peça ajuda à unidade.',
    );
  }
  await db.update(people).set({ birthdate }).where(eq(people.id, personId));
  const open = db
    .select({ id: processes.id })
    .from(processes)
    .where(and(isProcessOf(registrations), hasOpenProcess()));
  await db
    .update(registrations)
    .set({ birthdate, needs_document_check: true })
    .where(
      and(
        eq(registrations.person_id, personId),
        eq(registrations.birthdate, person.birthdate),
        isNull(registrations.cancelled_at),
        exists(open),
      ),
    );
  return true;
}
