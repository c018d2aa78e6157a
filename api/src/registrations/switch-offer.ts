import { CANCELLED } from '@portal/contract/selection-process/statuses';
import { commitIf } from '../db/commit-if.ts';
import type { Database } from '../db/database.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { requireFound } from '../http/http-error.ts';
import { consume, limits } from '../http/rate-limit.ts';
import { findOfferDates } from '../selection/offer-dates.repository.ts';
import type { Services } from '../services.ts';
import { checkCourse } from './check-course.repository.ts';
import { copyCurriculum } from './curriculum.repository.ts';
import { enqueueConfirmation } from './enqueue-confirmation.ts';
import { addRegistration, reserveNumber } from './new-registration.repository.ts';
import { lockApplicant } from './owner.repository.ts';
import type { ProcessKind } from './process-kind.ts';
import { lockOffers, nextPosition, type Taken, takePosition } from './queue-position.repository.ts';
import { findOwn, findRecipient, markCancelled } from './registrations.repository.ts';
import type { Rejection } from './rejections.ts';
import { enqueueStatusMail } from './status-mails.ts';

/** Registration of a person, and the wanted offer of the same process. */
interface Switch {
  processKind: ProcessKind;
  id: number;
  personId: number;
  itemId: number;
}

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
  const next = await nextPosition(db, offerOf(own, wanted), services.databaseNow());
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
  const { processKind, itemId, personId } = wanted;
  const known = await findSwitchable(services, db, wanted);
  if ('kind' in known) return known;
  await lockApplicant(db, known.nif);
  const own = await findSwitchable(services, db, wanted, true);
  if ('kind' in own) return own;
  const { secrets, rateLimitFactor } = services;
  await consume({ db, secrets, rateLimitFactor }, limits.cancellation, String(personId));

  await lockOffers(db, processKind, [own.itemId, itemId]);
  const taken = await takePosition(db, offerOf(own, wanted), services.databaseNow());
  if (!taken) return { kind: 'no-vacancies' };
  const { position } = taken;
  if (position > accepted) return { kind: 'further-back', position };

  const now = services.now();
  const actor = `person:${personId}` as const;
  await markCancelled(db, { processKind, id: own.id }, { itemId: own.itemId, at: now });
  await enqueueStatusMail(services, db, { processKind, id: own.id, status: CANCELLED, cancelledAt: now });
  await writeAuditEntry(db, now, actor, `cancelled-${processKind}`, `${processKind}:${own.id}`);

  const { id, number } = await reserveNumber(db, processKind, now);
  const isStored = await addRegistration(db, processKind, {
    ...own,
    id,
    number,
    itemId,
    position,
    status: 1,
    toldStatus: 1,
    cancelledAt: null,
    idempotencyKey: null,
    fingerprint: null,
    createdAt: now,
  });
  if (!isStored) return { kind: 'already-registered' };
  if (processKind === 'pss') await copyCurriculum(db, { from: own.id, to: id });
  await writeAuditEntry(db, now, actor, `registered-${processKind}`, `${processKind}:${id}`);
  const recipient = await findRecipient(db, { processKind, id });
  const offer = requireFound((await findOfferDates[processKind](db, itemId)) ?? null);
  if (recipient?.email) {
    const registered = { processKind, id, offer, number, standing: taken, applicant: own };
    await enqueueConfirmation(services, db, registered, {
      key: `registration-${processKind}:${id}`,
      recipient: recipient.email,
      access: { kind: 'login' },
    });
  }
  return { kind: 'switched', id, number, position };
}

/** Finds a registration that is not cancelled, while its window is open and the wanted offer admits the applicant. */
async function findSwitchable(
  services: Services,
  db: Database,
  { processKind, id, personId, itemId }: Switch,
  isLocked = false,
) {
  const own = await findOwn(db, { processKind, id, personId }, services.databaseNow(), isLocked);
  if (!own || own.registration.status === CANCELLED) return { kind: 'unknown' } as const;
  const { registration, isOpen } = own;
  if (registration.itemId === itemId) return { kind: 'unknown' } as const;
  if (!isOpen) return { kind: 'outside-window' } as const;
  if (processKind === 'pss') return registration;
  const { birthdate } = registration;
  return (await checkCourse(services, db, { itemId, birthdate })) ?? registration;
}

const offerOf = ({ processId }: { processId: number }, { processKind, itemId }: Switch) => ({
  processKind,
  processId,
  itemId,
});
