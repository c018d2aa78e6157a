import { CANCELLED } from '@portal/contract/selection-process/statuses';
import { and, asc, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { people } from '../db/schema/people.ts';
import { isOpenOffer } from '../selection/offer-conditions.repository.ts';
import { type ProcessKind, tablesOf } from './process-kind.ts';

/** Identifies a registration of either kind of process. */
export type RegistrationKey = { processKind: ProcessKind; id: number };

/** Data that identifies a registration without a login. */
export interface NumberedRegistration {
  nif: string;
  birthdate: string;
  /** Case-insensitive. */
  number: string;
}

/** Finds the registration with a CPF, a birth date and a number; undefined if they do not belong together. */
export async function findByNumber(
  db: Database,
  processKind: ProcessKind,
  { nif, birthdate, number }: NumberedRegistration,
) {
  const { registrations } = tablesOf(processKind);
  const [row] = await db
    .select({ id: registrations.id, personId: registrations.personId })
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

/**
 * Finds a registration of a person, and whether its offer and process are open; undefined if there is none.
 * @param now time of the database
 * @param isLocked keeps its owner and status until the end of the transaction
 */
export async function findOwn(
  db: Database,
  { processKind, id, personId }: RegistrationKey & { personId: number },
  now: SQL,
  isLocked = false,
) {
  const { processes, items, registrations } = tablesOf(processKind);
  const query = db
    .select({ registration: registrations, isOpen: sql<boolean>`${isOpenOffer(processes, items, now)}` })
    .from(registrations)
    .innerJoin(items, eq(items.id, registrations.itemId))
    .innerJoin(processes, eq(processes.id, registrations.processId))
    .where(and(eq(registrations.id, id), eq(registrations.personId, personId)));
  const [row] = await (isLocked ? query.for('update', { of: registrations }) : query);
  return row;
}

/**
 * Finds the recipient of mails about a registration: the verified e-mail of its account, else that of the form. The e-mail is
 * null if its owner has disowned the registration. Undefined if there is no such registration.
 */
export async function findRecipient(db: Database, { processKind, id }: RegistrationKey) {
  const { registrations } = tablesOf(processKind);
  const proved = sql`case when ${people.emailProvedAt} is not null then ${people.email} end`;
  const [row] = await db
    .select({
      itemId: registrations.itemId,
      number: registrations.number,
      fullName: registrations.fullName,
      email: sql<
        string | null
      >`coalesce(${proved}, case when ${people.email} is not null then ${registrations.email} end)`,
    })
    .from(registrations)
    .innerJoin(people, eq(people.id, registrations.personId))
    .where(eq(registrations.id, id));
  return row;
}

/** Cancels a registration and frees its place. The caller notifies its owner in the same transaction. */
export async function markCancelled(
  db: Database,
  { processKind, id }: RegistrationKey,
  { itemId, at }: { itemId: number; at: Date },
): Promise<void> {
  const { items, registrations } = tablesOf(processKind);
  await db
    .update(items)
    .set({ taken: sql`greatest(${items.taken} - 1, 0)`, updatedAt: sql`${items.updatedAt}` })
    .where(eq(items.id, itemId));
  await db
    .update(registrations)
    .set({ status: CANCELLED, toldStatus: CANCELLED, cancelledAt: at })
    .where(eq(registrations.id, id));
}

/**
 * Restores a cancelled registration with its number, if its offer is open, a place is free and its owner has no other in the
 * process. The caller has locked the applicant.
 */
export async function restoreCancelled(
  db: Database,
  { processKind, id }: RegistrationKey,
  now: SQL,
): Promise<boolean> {
  const { processes, items, registrations } = tablesOf(processKind);
  const [cancelled] = await db.select().from(registrations).where(eq(registrations.id, id));
  if (!cancelled) return false;
  const others = await db.$count(
    registrations,
    and(
      eq(registrations.processId, cancelled.processId),
      eq(registrations.personId, cancelled.personId),
      eq(registrations.birthdate, cancelled.birthdate),
      isNull(registrations.cancelledAt),
    ),
  );
  if (others > 0) return false;
  const [item] = await db
    .update(items)
    .set({ taken: sql`${items.taken} + 1`, updatedAt: sql`${items.updatedAt}` })
    .from(processes)
    .where(
      and(
        eq(items.id, cancelled.itemId),
        eq(processes.id, items.processId),
        lt(items.taken, items.capacity),
        isOpenOffer(processes, items, now),
      ),
    )
    .returning({ id: items.id });
  if (!item) return false;
  await db
    .update(registrations)
    .set({ status: 1, toldStatus: 1, cancelledAt: null })
    .where(eq(registrations.id, id));
  return true;
}

/** Claims registrations whose owners do not know their status, until the end of the transaction. */
export function claimUnnotified(db: Database, processKind: ProcessKind, maximum: number) {
  const { registrations } = tablesOf(processKind);
  return db
    .select({ id: registrations.id, status: registrations.status })
    .from(registrations)
    .where(ne(registrations.status, registrations.toldStatus))
    .orderBy(asc(registrations.id))
    .limit(maximum)
    .for('update', { skipLocked: true });
}

/** Stores the status that the owner of a registration was notified of. */
export async function markNotified(db: Database, { processKind, id }: RegistrationKey, status: number) {
  const { registrations } = tablesOf(processKind);
  await db.update(registrations).set({ toldStatus: status }).where(eq(registrations.id, id));
}
