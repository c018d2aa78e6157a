import { localYear } from '@portal/contract/format/calendar';
import { CANCELLED } from '@portal/contract/selection-process/statuses';
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type Database, oneRow } from '../db/database.ts';
import { people } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import { offers, type Programme, processes } from '../db/schema/selection.ts';
import { isOfferOf, isOpenOffer, isProcessOf } from '../selection/offers.repository.ts';
import { countCancelled, freePlace, nextPosition, takePlace } from './places.repository.ts';

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

/** Locks a CPF until the end of the transaction: its registrations and cancellations run one at a time. */
export async function lockApplicant(db: Database, nif: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration:${nif}`}, 0))`);
}

/** Marks a person's registrations for the unit to compare documents. */
export async function flagRegistrationsOf(db: Database, personId: number): Promise<void> {
  await db
    .update(registrations)
    .set({ needs_document_check: true })
    .where(and(eq(registrations.person_id, personId), isNull(registrations.cancelled_at)));
}

/** Columns of a new registration that its place in the queue determines. */
type Placed = 'id' | 'number' | 'position';

/**
 * Stores a registration at the end of its offer's queue, with a number such as `PSG-2026-000042`, and marks all of its
 * CPF in the process for the unit. The caller has taken the place.
 * @returns undefined if there is one with the same key, or for the same person and birth date in the process
 */
export async function addRegistration(
  db: Database,
  values: Omit<typeof registrations.$inferInsert, Placed> & { created_at: Date },
  taken: number,
): Promise<(Pick<Registration, Placed> & { current_position: number }) | undefined> {
  const { programme, process_id, nif, needs_document_check = false, created_at } = values;
  const duplicates = db.$with('duplicates').as(
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
  const next = sql<number>`nextval(pg_get_serial_sequence('registrations', 'id'))::int`;
  const reserved = db.$with('reserved').as(db.select({ id: next.as('id') }).from(oneRow));
  const id = sql`(select id from ${reserved})`;
  const prefix = `${programme.toUpperCase()}-${localYear(created_at)}-`;
  const [stored] = await db
    .with(duplicates, reserved)
    .insert(registrations)
    .values({
      ...values,
      id,
      number: sql`${prefix}::text || to_char(${id}, 'FM9999000000')`,
      position: nextPosition(values, taken),
      needs_document_check: sql`${needs_document_check} or exists (select from ${duplicates})`,
    })
    .onConflictDoNothing()
    .returning({
      id: registrations.id,
      number: registrations.number,
      position: registrations.position,
      cancelled: countCancelled(values),
    });
  if (!stored) return;
  const { cancelled, ...place } = stored;
  return { ...place, current_position: place.position - cancelled };
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

export type OwnRegistration = { programme: Programme; id: number; personId: number };

/** Finds a registration of a person, and whether its offer and process are open; undefined if there is none. */
export async function findOwn(db: Database, own: OwnRegistration, now: SQL) {
  const [row] = await selectOwn(db, own, now);
  return row;
}

/** Finds a registration as {@link findOwn}, and locks its applicant, owner and status until the end of the transaction. */
export async function lockOwn(db: Database, own: OwnRegistration, now: SQL) {
  const known = await findOwn(db, own, now);
  if (!known) return;
  await lockApplicant(db, known.registration.nif);
  // A claim of the e-mail may have moved it to another account meanwhile.
  const [row] = await selectOwn(db, own, now).for('update', { of: registrations });
  return row;
}

const selectOwn = (db: Database, { programme, id, personId }: OwnRegistration, now: SQL) =>
  db
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

/**
 * Finds a registration and the recipient of its mails: the account's verified e-mail, or the form's; null if disowned.
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

/** Restores a cancelled registration, if its offer is open with a place, and its owner has no other in the process. */
export async function restoreCancelled(db: Database, cancelled: Registration, now: SQL): Promise<boolean> {
  if ((await db.$count(registrations, isSame(cancelled, cancelled.person_id))) > 0) return false;
  if (!(await takePlace(db, cancelled, now))) return false;
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
