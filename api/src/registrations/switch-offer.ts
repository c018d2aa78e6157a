import { CANCELLED } from '@portal/contract/selection-process/statuses';
import { commitIf, type Database } from '../db/database.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { requireFound } from '../http/http-error.ts';
import { findOfferDates } from '../selection/offer-dates.repository.ts';
import type { Services } from '../services.ts';
import { cancelFound, countCancellation } from './cancel.ts';
import { addCurriculum, loadCurriculum } from './curriculum.repository.ts';
import { lockApplicant } from './owner.repository.ts';
import { findOffer, lockOffers, nextPosition, type Taken, takePosition } from './places.repository.ts';
import { checkCourse } from './register.ts';
import { enqueueConfirmation } from './registration-mails.ts';
import {
  addRegistration,
  findOwn,
  findRecipient,
  type OwnRegistration,
  reserveNumber,
} from './registrations.repository.ts';
import type { Rejection } from './rejections.ts';

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
export async function previewSwitch(
  services: Services,
  wanted: Switch,
): Promise<({ kind: 'position' } & Taken) | SwitchRejection> {
  const { db } = services;
  const own = await findSwitchable(services, db, wanted);
  if ('kind' in own) return own;
  const next = await nextPosition(db, { ...own, offer_id: wanted.offer_id }, services.databaseNow());
  return next ? { kind: 'position', ...next } : { kind: 'no-vacancies' };
}

/**
 * Switches to another offer of the same process in one transaction: takes the new place, then frees the old one. Does nothing
 * if the position would be further back than the candidate has accepted.
 * @param accepted last position that the candidate accepts
 */
export async function switchOffer(services: Services, wanted: Switch, accepted: number) {
  return commitIf(
    services.db,
    (tx) => switchIn(services, tx, wanted, accepted),
    ({ kind }) => kind === 'switched',
  );
}

async function switchIn(
  services: Services,
  db: Database,
  wanted: Switch,
  accepted: number,
): Promise<{ kind: 'switched'; id: number; number: string; position: number } | SwitchRejection> {
  const { programme, offer_id, personId } = wanted;
  const known = await findSwitchable(services, db, wanted);
  if ('kind' in known) return known;
  await lockApplicant(db, known.nif);
  const own = await findSwitchable(services, db, wanted, true);
  if ('kind' in own) return own;
  await countCancellation(services, db, personId);

  await lockOffers(db, programme, [own.offer_id, offer_id]);
  const taken = await takePosition(db, { ...own, offer_id }, services.databaseNow());
  if (!taken) return { kind: 'no-vacancies' };
  const { position } = taken;
  if (position > accepted) return { kind: 'further-back', position };

  const now = services.now();
  await cancelFound(services, db, own);
  const { id, number, isDuplicate } = await reserveNumber(db, own, now);
  const registration = {
    ...own,
    id,
    number,
    offer_id,
    position,
    status: 1,
    told_status: 1,
    cancelled_at: null,
    needs_document_check: own.needs_document_check || isDuplicate,
    idempotency_key: null,
    fingerprint: null,
    created_at: now,
  };
  if (!(await addRegistration(db, registration))) return { kind: 'already-registered' };
  await addCurriculum(db, id, await loadCurriculum(db, own.id));
  await writeAuditEntry(db, now, `person:${personId}`, `registered-${programme}`, `${programme}:${id}`);
  const recipient = await findRecipient(db, id);
  const offer = requireFound((await findOfferDates(db, programme, offer_id)) ?? null);
  if (recipient?.email) {
    await enqueueConfirmation(
      services,
      db,
      { registration, offer, standing: taken },
      { key: `registration-${programme}:${id}`, recipient: recipient.email, access: { kind: 'login' } },
    );
  }
  return { kind: 'switched', id, number, position };
}

/** Finds a registration that is not cancelled, while its window is open and the wanted offer admits the applicant. */
async function findSwitchable(services: Services, db: Database, wanted: Switch, isLocked = false) {
  const { programme, offer_id } = wanted;
  const own = await findOwn(db, wanted, services.databaseNow(), isLocked);
  if (!own || own.registration.status === CANCELLED) return { kind: 'unknown' } as const;
  const { registration, isOpen } = own;
  if (registration.offer_id === offer_id) return { kind: 'unknown' } as const;
  if (!isOpen) return { kind: 'outside-window' } as const;
  const item = await findOffer(db, programme, offer_id);
  return (item && checkCourse(item, registration, services.now())) ?? registration;
}
