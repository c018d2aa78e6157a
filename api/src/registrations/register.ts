import { localDay } from '@portal/shared/format/local-moment';
import { and, eq, gt, isNull, lt, max, sql } from 'drizzle-orm';
import { normalEmail } from '../accounts/accounts.ts';
import { type ConstraintName, constraintNames } from '../db/constraint-names.ts';
import type { Database } from '../db/database.ts';
import { meaningOfViolation } from '../db/meaning-of-violation.ts';
import { record } from '../http/audit.ts';
import type { Services } from '../services.ts';
import { policyVersion } from '../text/policy-version.ts';
import type { Application } from './application.ts';
import { confirm } from './confirm.ts';
import { isImpostor } from './is-impostor.ts';
import { lockApplicant } from './lock-applicant.ts';
import { ownerOf } from './owner.ts';
import { type ProcessKind, tablesOf } from './process-kind.ts';
import type { RegistrationResult } from './registration-result.ts';
import { storeApplicant, unmaskMother } from './store-applicant.ts';

/**
 * Registers somebody for an offer, in one transaction: whoever gets a vacancy gets the next position in the queue, and
 * as many get one as there are, however many ask at once. Confirmation and audit belong to the same transaction. The
 * offer is checked before the person: without a vacancy, nothing about a person is revealed.
 * @throws AnswerError 429
 */
export async function register(services: Services, application: Application): Promise<RegistrationResult> {
  const { db } = services;
  const answered =
    (await findRepeated(db, application)) ?? (await whyNoPlace(db, application, services.now()));
  if (answered) return answered;
  if (await isImpostor(services, application)) return { kind: 'another-birthdate' };
  try {
    return await db.transaction((tx) => registerIn(tx, services, application));
  } catch (error) {
    const result = meaningOfViolation(error, resultOfViolation);
    if (result) return result;
    throw error;
  }
}

async function registerIn(
  db: Database,
  services: Services,
  application: Application,
): Promise<RegistrationResult> {
  const { processKind, processId, idempotencyKey } = application;
  // One registration of a CPF at a time: the second of two equal calls finds what the first has done.
  await lockApplicant(db, application.applicant.nif);
  const repeated = await findRepeated(db, application);
  if (repeated) return repeated;
  const owner = await ownerOf(db, application.applicant, application.accountId);
  if (owner.kind === 'email-of-another') return owner;
  if (owner.kind === 'stored' && (await isRegistered(db, application, owner.person.id))) {
    return { kind: 'already-registered' };
  }
  const applicant = unmaskMother(application.applicant, owner);
  if (!applicant) return { kind: 'mother-unknown' };

  const place = await takePlace(db, application, services.now());
  if (!place) {
    return (await whyNoPlace(db, application, services.now())) ?? { kind: 'no-vacancies' };
  }
  const { position, vacancies } = place;
  const personId = await storeApplicant(db, applicant, owner);
  const id = await nextId(db, processKind);
  const number = `${processKind.toUpperCase()}-${localDay(services.now()).slice(0, 4)}-${String(id).padStart(6, '0')}`;
  await db.insert(tablesOf(processKind).registrations).values({
    id,
    number,
    processId,
    itemId: application.itemId,
    personId,
    ...applicant,
    email: normalEmail(applicant.email),
    position,
    needsDocumentCheck: await markOthers(db, application),
    idempotencyKey,
    policyVersion: await policyVersion(db),
    consentedAt: services.now(),
    createdAt: services.now(),
  });
  await application.addParts?.(db, id);
  await confirm(services, db, { processKind, id, number, position, vacancies, personId, applicant });
  await record(db, services.now(), `person:${personId}`, `registered-${processKind}`, `${processKind}:${id}`);
  return { kind: 'registered', id, number, position };
}

/** The earlier answer to the same call, found by its key, which only the caller knows. */
async function findRepeated(db: Database, application: Application): Promise<RegistrationResult | null> {
  const { idempotencyKey } = application;
  if (!idempotencyKey) return null;
  const { registrations } = tablesOf(application.processKind);
  const [row] = await db
    .select({
      id: registrations.id,
      number: registrations.number,
      position: registrations.position,
      itemId: registrations.itemId,
      nif: registrations.nif,
      cancelledAt: registrations.cancelledAt,
    })
    .from(registrations)
    .where(eq(registrations.idempotencyKey, idempotencyKey));
  if (!row) return null;
  const isSame = row.itemId === application.itemId && row.nif === application.applicant.nif;
  if (!isSame || row.cancelledAt) return { kind: 'key-of-another' };
  return { kind: 'repeated', id: row.id, number: row.number, position: row.position };
}

/** Whether the owner is registered in the process with this birth date. */
async function isRegistered(
  db: Database,
  { processKind, processId, applicant }: Application,
  personId: number,
): Promise<boolean> {
  const { registrations } = tablesOf(processKind);
  const rows = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.processId, processId),
        eq(registrations.personId, personId),
        eq(registrations.birthdate, applicant.birthdate),
        isNull(registrations.cancelledAt),
      ),
    );
  return rows.length > 0;
}

/**
 * Marks what else is registered with the CPF in the process, for the unit to compare documents; whether there is any.
 */
async function markOthers(
  db: Database,
  { processKind, processId, applicant }: Application,
): Promise<boolean> {
  const { registrations } = tablesOf(processKind);
  const others = await db
    .update(registrations)
    .set({ needsDocumentCheck: true })
    .where(
      and(
        eq(registrations.processId, processId),
        eq(registrations.nif, applicant.nif),
        isNull(registrations.cancelledAt),
      ),
    )
    .returning({ id: registrations.id });
  return others.length > 0;
}

/**
 * Takes a place of an offer: its number in the order of arrival, which nobody has had before; null where the
 * offer is full, closed or unknown. The row's lock orders simultaneous calls.
 */
async function takePlace(
  db: Database,
  application: Application,
  now: Date,
): Promise<{ position: number; vacancies: number } | null> {
  const { items, registrations } = tablesOf(application.processKind);
  const [row] = await db
    .update(items)
    .set({ taken: sql`${items.taken} + 1`, updatedAt: sql`${items.updatedAt}` })
    .where(
      and(
        offered(application),
        lt(items.taken, items.capacity),
        lt(items.startsAt, now),
        gt(items.endsAt, now),
      ),
    )
    .returning({ taken: items.taken, vacancies: items.vacancies });
  if (!row) return null;
  const [line] = await db
    .select({ last: max(registrations.position) })
    .from(registrations)
    .where(eq(registrations.itemId, application.itemId));
  return { position: Math.max(row.taken, (line?.last ?? 0) + 1), vacancies: row.vacancies };
}

/** Why an offer has no free place, or null where it has one. */
async function whyNoPlace(
  db: Database,
  application: Application,
  now: Date,
): Promise<RegistrationResult | null> {
  const { items } = tablesOf(application.processKind);
  const [item] = await db
    .select({
      startsAt: items.startsAt,
      endsAt: items.endsAt,
      isFull: sql<boolean>`${items.taken} >= ${items.capacity}`,
    })
    .from(items)
    .where(offered(application));
  if (!item) return { kind: 'unknown-offer' };
  if (now <= item.startsAt || item.endsAt <= now) return { kind: 'outside-window' };
  return item.isFull ? { kind: 'no-vacancies' } : null;
}

/** A shown offer of the process. */
function offered({ processKind, processId, itemId }: Application) {
  const { items } = tablesOf(processKind);
  return and(eq(items.id, itemId), eq(items.processId, processId), eq(items.status, 1));
}

/** The registration's id is drawn first: its number is made of it. */
async function nextId(db: Database, processKind: ProcessKind): Promise<number> {
  const table = `${processKind}_registrations`;
  const answer = await db.execute(sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id`);
  const id = (answer as unknown as { rows: { id: number | null }[] }).rows[0]?.id;
  if (!id) throw new Error(`The ids of ${table} have no sequence.`);
  return id;
}

/** The result when another call came first, by the constraint that this one then violates. */
const resultOfViolation: Partial<Record<ConstraintName, RegistrationResult>> = {
  [constraintNames.psg_registrations.once]: { kind: 'already-registered' },
  [constraintNames.pss_registrations.once]: { kind: 'already-registered' },
  [constraintNames.psg_registrations.idempotencyKey]: { kind: 'key-of-another' },
  [constraintNames.pss_registrations.idempotencyKey]: { kind: 'key-of-another' },
};
