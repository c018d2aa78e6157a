import { localYear } from '@portal/contract/format/calendar';
import { CANCELLED } from '@portal/contract/selection-process/statuses';
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type Database, oneRow } from '../db/database.ts';
import { people } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import { offers, type Programme, processes } from '../db/schema/selection.ts';
import { isOfferOf, isOpenOffer, isProcessOf } from '../selection/offer-conditions.repository.ts';
import { freePlace, takePlace } from './places.repository.ts';

type Registration = typeof registrations.$inferSelect;

/** Selects the registrations of a person and birth date in a process that are not cancelled. */
export const isSame = (
  own: Pick<Registration, 'programme' | 'process_id' | 'birthdate'>,
  personId: number | SQL,
) =>
  and(
    eq(registrations.programme, own.programme),
    eq(registrations.process_id, own.process_id),
    eq(registrations.person_id, personId),
    eq(registrations.birthdate, own.birthdate),
    isNull(registrations.cancelled_at),
  );

/** Marks a person's registrations for the unit to compare documents. */
export async function flagRegistrationsOf(db: Database, personId: number): Promise<void> {
  await db
    .update(registrations)
    .set({ needs_document_check: true })
    .where(and(eq(registrations.person_id, personId), isNull(registrations.cancelled_at)));
}

/**
 * Reserves the id and the number of a registration, such as `PSG-2026-000042`. Marks other registrations of its CPF in the
 * process for the unit to compare documents.
 */
export async function reserveNumber(
  db: Database,
  { programme, process_id, nif }: Pick<Registration, 'programme' | 'process_id' | 'nif'>,
  now: Date,
): Promise<{ id: number; number: string; isDuplicate: boolean }> {
  const flagged = db.$with('flagged').as(
    db
      .update(registrations)
      .set({ needs_document_check: true })
      .where(
        and(
          eq(registrations.programme, programme),
          eq(registrations.process_id, process_id),
          eq(registrations.nif, nif),
          isNull(registrations.cancelled_at),
        ),
      )
      .returning({ id: registrations.id }),
  );
  const [row] = await db
    .with(flagged)
    .select({
      id: sql<number>`nextval(pg_get_serial_sequence('registrations', 'id'))::int`,
      isDuplicate: sql<boolean>`exists(select 1 from ${flagged})`,
    })
    .from(oneRow);
  if (!row) throw new Error('No registration id was reserved.');
  const number = `${programme.toUpperCase()}-${localYear(now)}-${String(row.id).padStart(6, '0')}`;
  return { ...row, number };
}

/**
 * Stores a registration.
 * @returns false if another one exists with the same key, or for the same person and birth date in the process
 */
export async function addRegistration(
  db: Database,
  values: typeof registrations.$inferInsert,
): Promise<boolean> {
  const stored = await db
    .insert(registrations)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: registrations.id });
  return stored.length > 0;
}

/** Data that identifies a registration without a login. */
export interface NumberedRegistration {
  nif: string;
  birthdate: string;
  /** Case-insensitive. */
  number: string;
}

/** Finds the registration with a CPF, a birth date and a number; undefined if they do not belong together. */
export async function findByNumber(db: Database, { nif, birthdate, number }: NumberedRegistration) {
  const [row] = await db
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.number, number.toUpperCase()),
        eq(registrations.nif, nif),
        eq(registrations.birthdate, birthdate),
      ),
    );
  return row;
}

/** Finds the public data of a registration for holders of its code, and the signed CPF; undefined if it no longer exists. */
export async function findPublicData(db: Database, { programme, id }: { programme: Programme; id: number }) {
  const [row] = await db
    .select({
      number: registrations.number,
      status: registrations.status,
      process: processes.name,
      nif: registrations.nif,
    })
    .from(registrations)
    .innerJoin(processes, isProcessOf(registrations))
    .where(and(eq(registrations.id, id), eq(registrations.programme, programme)));
  return row;
}

/** Registration of a person in a programme. */
export type OwnRegistration = { programme: Programme; id: number; personId: number };

/**
 * Finds a registration of a person, and whether its offer and process are open; undefined if there is none.
 * @param now time of the database
 * @param isLocked keeps its owner and status until the end of the transaction
 */
export async function findOwn(
  db: Database,
  { programme, id, personId }: OwnRegistration,
  now: SQL,
  isLocked = false,
) {
  const query = db
    .select({ registration: registrations, isOpen: sql<boolean>`${isOpenOffer(now)}` })
    .from(registrations)
    .innerJoin(offers, isOfferOf(registrations))
    .innerJoin(processes, isProcessOf(registrations))
    .where(
      and(
        eq(registrations.id, id),
        eq(registrations.programme, programme),
        eq(registrations.person_id, personId),
      ),
    );
  const [row] = await (isLocked ? query.for('update', { of: registrations }) : query);
  return row;
}

/**
 * Finds a registration and the recipient of mails about it: the verified e-mail of its account, else that of the form. The
 * e-mail is null if its owner has disowned the registration. Undefined if there is no such registration.
 */
export async function findRecipient(db: Database, id: number) {
  const proved = sql`case when ${people.email_proved_at} is not null then ${people.email} end`;
  const [row] = await db
    .select({
      programme: registrations.programme,
      offer_id: registrations.offer_id,
      number: registrations.number,
      full_name: registrations.full_name,
      email: sql<
        string | null
      >`coalesce(${proved}, case when ${people.email} is not null then ${registrations.email} end)`,
    })
    .from(registrations)
    .innerJoin(people, eq(people.id, registrations.person_id))
    .where(eq(registrations.id, id));
  return row;
}

/** Cancels a registration and frees its place. The caller notifies its owner in the same transaction. */
export async function markCancelled(db: Database, registration: Registration, at: Date): Promise<void> {
  await freePlace(db, registration);
  await db
    .update(registrations)
    .set({ status: CANCELLED, told_status: CANCELLED, cancelled_at: at })
    .where(eq(registrations.id, registration.id));
}

/**
 * Restores a cancelled registration with its number, if its offer is open, a place is free and its owner has no other in the
 * process. The caller has locked the applicant.
 */
export async function restoreCancelled(db: Database, cancelled: Registration, now: SQL): Promise<boolean> {
  if ((await db.$count(registrations, isSame(cancelled, cancelled.person_id))) > 0) return false;
  if (!(await takePlace(db, cancelled, now, { isHiddenToo: true }))) return false;
  await db
    .update(registrations)
    .set({ status: 1, told_status: 1, cancelled_at: null })
    .where(eq(registrations.id, cancelled.id));
  return true;
}

/** Claims registrations whose owners do not know their status, until the end of the transaction. */
export const claimUnnotified = (db: Database, maximum: number) =>
  db
    .select({ id: registrations.id, status: registrations.status })
    .from(registrations)
    .where(ne(registrations.status, registrations.told_status))
    .orderBy(asc(registrations.id))
    .limit(maximum)
    .for('update', { skipLocked: true });

/** Stores the status that the owner of a registration was notified of. */
export async function markNotified(db: Database, id: number, status: number): Promise<void> {
  await db.update(registrations).set({ told_status: status }).where(eq(registrations.id, id));
}
