import { CANCELLED, isVisibleOffer } from '@portal/contract/selection-process/statuses';
import { commitIf, type Database, transact } from '../db/database.ts';
import type { registrations } from '../db/schema/registrations.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { requireFound } from '../http/http-error.ts';
import { limits } from '../http/limits.ts';
import { consume } from '../http/rate-limit.ts';
import { findOffer } from '../selection/offers.repository.ts';
import type { Services } from '../services.ts';
import type { Rejection } from './application.ts';
import { loadCurriculum, writeCurriculum } from './curriculum.repository.ts';
import { lockOffers, previewPlace, takePlace } from './places.repository.ts';
import { checkCourse } from './register.ts';
import { confirmRegistration, enqueueStatusMail } from './registration-mails.ts';
import {
  addRegistration,
  findOwn,
  findRecipient,
  lockOwn,
  markCancelled,
  type OwnRegistration,
} from './registrations.repository.ts';

/**
 * Cancels a person's registration within its window, in one transaction; no effect on a cancelled one.
 * @returns 'unknown' if there is none, or it belongs to another person
 */
export const cancel = (services: Services, own: OwnRegistration) =>
  transact(services, async (tx): Promise<'cancelled' | 'unknown' | 'outside-window'> => {
    const found = await lockOwn(tx.db, own, tx.databaseNow());
    if (!found) return 'unknown';
    if (found.registration.status === CANCELLED) return 'cancelled';
    if (!found.isOpen) return 'outside-window';
    await consume(tx, limits.cancellation, String(own.personId));
    await cancelFound(tx, found.registration);
    return 'cancelled';
  });

/** Cancels a locked registration for its owner. */
async function cancelFound(services: Services, registration: typeof registrations.$inferSelect) {
  const { db } = services;
  const now = services.now();
  const { programme, id, person_id } = registration;
  await markCancelled(db, registration, now);
  await enqueueStatusMail(services, { id, status: CANCELLED, cancelledAt: now });
  await writeAuditEntry(db, now, `person:${person_id}`, `cancelled-${programme}`, `${programme}:${id}`);
}

/** Registration of a person, and the wanted offer of the same process. */
type Switch = OwnRegistration & { offer_id: number };

/** Reason why an offer cannot be switched to. */
export type SwitchRejection =
  /** There is no such registration, or it belongs to another person, or it is cancelled. */
  | { kind: 'unknown' }
  /** The position is further back than the candidate has accepted. */
  | { kind: 'further-back'; position: number }
  | Rejection;

/** Returns the standing that a switch would lead to now. */
export async function previewSwitch({ db, now, databaseNow }: Services, wanted: Switch) {
  const found = await checkSwitch(db, now(), wanted, await findOwn(db, wanted, databaseNow()));
  if (found.kind !== 'switchable') return found;
  const { process_id } = found.own;
  const place = await previewPlace(db, { ...wanted, process_id }, databaseNow());
  return place ? ({ kind: 'position', ...place } as const) : noVacancies;
}

/**
 * Switches to another offer of the process in one transaction: takes the new place, then frees the old one. Does
 * nothing if the position would be further back than accepted.
 */
export async function switchOffer(services: Services, wanted: Switch, accepted: number) {
  return commitIf(
    services,
    (tx) => switchIn(tx, wanted, accepted),
    ({ kind }) => kind === 'switched',
  );
}

async function switchIn(
  services: Services,
  wanted: Switch,
  accepted: number,
): Promise<{ kind: 'switched'; id: number; number: string; position: number } | SwitchRejection> {
  const { db } = services;
  const { programme, offer_id, personId } = wanted;
  const now = services.now();
  const found = await checkSwitch(db, now, wanted, await lockOwn(db, wanted, services.databaseNow()));
  if (found.kind !== 'switchable') return found;
  const { own } = found;
  await consume(services, limits.cancellation, String(personId));

  await lockOffers(db, programme, [own.offer_id, offer_id]);
  const row = await takePlace(db, { ...own, offer_id }, services.databaseNow());
  if (!row) return noVacancies;
  const email = requireFound((await findRecipient(db, own.id))?.email);
  await cancelFound(services, own);
  const { id: _id, number: _number, position: _position, ...data } = own;
  const values = {
    ...data,
    offer_id,
    status: 1,
    told_status: 1,
    cancelled_at: null,
    idempotency_key: null,
    fingerprint: null,
    created_at: now,
  };
  const place = await addRegistration(db, values, row.taken);
  if (!place) return { kind: 'already-registered' };
  const { id, number, position } = place;
  if (position > accepted) return { kind: 'further-back', position };
  const writes = writeCurriculum(db, id, await loadCurriculum(db, own.id));
  const account = { id: personId, email, hasPassword: true };
  await confirmRegistration(services, { ...values, ...place, email }, row, account, writes);
  return { kind: 'switched', id, number, position };
}

const noVacancies = { kind: 'no-vacancies' } as const;

/** Checks that a registration is not cancelled, its window is open, and the wanted offer is visible and admits the applicant. */
async function checkSwitch(
  db: Database,
  now: Date,
  { programme, offer_id }: Switch,
  found: Awaited<ReturnType<typeof findOwn>>,
) {
  const own = found?.registration;
  if (!own || own.status === CANCELLED || own.offer_id === offer_id) return { kind: 'unknown' } as const;
  if (!found.isOpen) return { kind: 'outside-window' } as const;
  const row = await findOffer(db, programme, offer_id);
  if (!row || !isVisibleOffer(row.offer)) return noVacancies;
  return checkCourse(row.offer, own, now) ?? ({ kind: 'switchable', own } as const);
}
