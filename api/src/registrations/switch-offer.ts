import { localYear } from '@portal/shared/format/calendar';
import { CANCELLED } from '@portal/shared/selection-process/statuses';
import type { Database } from '../db/database.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { consume, limits } from '../http/rate-limit.ts';
import { requireFound } from '../http/require-found.ts';
import { findOfferDates } from '../selection/offer-dates.repository.ts';
import type { Services } from '../services.ts';
import { checkCourse } from './check-course.repository.ts';
import { copyCurriculum } from './curriculum.repository.ts';
import { enqueueConfirmation } from './enqueue-confirmation.ts';
import { lockApplicant } from './lock-applicant.repository.ts';
import type { ProcessKind } from './process-kind.ts';
import { lockOffers, nextPosition, takePosition } from './queue-position.repository.ts';
import {
  addRegistration,
  findOwn,
  findRecipient,
  markCancelled,
  nextId,
} from './registrations.repository.ts';
import { enqueueStatusMail } from './status/enqueue-status-mail.ts';

/** A registration of a person's own, and the offer of the same process that they want instead. */
interface Switch {
  processKind: ProcessKind;
  id: number;
  personId: number;
  itemId: number;
}

/** Why an offer cannot be switched to. Nothing has changed then. */
export type SwitchRefusal =
  /** There is no such registration, or it belongs to another person, or it is cancelled. */
  | { kind: 'unknown' }
  | { kind: 'outside-window' }
  | { kind: 'no-vacancies' }
  /** Others have registered since the position was shown. */
  | { kind: 'further-back'; position: number };

/** The position that a switch would lead to now, and the immediate vacancies there. */
export async function previewSwitch(
  services: Services,
  wanted: Switch,
): Promise<{ kind: 'position'; position: number; vacancies: number } | SwitchRefusal> {
  const own = await findStanding(services.db, services, wanted);
  if ('kind' in own) return own;
  await checkOffer(services, services.db, wanted, own);
  const next = await nextPosition(services.db, offerOf(own, wanted), services.databaseNow());
  return next ? { kind: 'position', ...next } : { kind: 'no-vacancies' };
}

/**
 * Switches to another offer of the same process in one transaction: the new place is taken before the old one is
 * given back, and neither where the position would be further back than the candidate has agreed to.
 *
 * @param shown the last position that the candidate agrees to
 */
export async function switchOffer(services: Services, wanted: Switch, shown: number) {
  try {
    return await services.db.transaction((tx) => switchIn(tx, services, wanted, shown));
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

async function switchIn(db: Database, services: Services, wanted: Switch, shown: number) {
  const { processKind } = wanted;
  const known = await findStanding(db, services, wanted);
  if ('kind' in known) throw new Refused(known);
  await lockApplicant(db, known.nif);
  const own = await findStanding(db, services, wanted);
  if ('kind' in own) throw new Refused(own);
  await checkOffer(services, db, wanted, own);
  const { secrets, rateLimitFactor } = services;
  await consume({ db, secrets, rateLimitFactor }, limits.cancellation, String(wanted.personId));

  await lockOffers(db, processKind, [own.itemId, wanted.itemId]);
  const taken = await takePosition(db, offerOf(own, wanted), services.databaseNow());
  if (!taken) throw new Refused({ kind: 'no-vacancies' });
  const { position, vacancies } = taken;
  if (position > shown) throw new Refused({ kind: 'further-back', position });

  const now = services.now();
  await markCancelled(db, { processKind, id: own.id }, { itemId: own.itemId, at: now });
  await enqueueStatusMail(services, db, { processKind, id: own.id, status: CANCELLED, cancelledAt: now });
  await writeAuditEntry(
    db,
    now,
    `person:${wanted.personId}`,
    `cancelled-${processKind}`,
    `${processKind}:${own.id}`,
  );

  const id = await nextId(db, processKind);
  const number = `${processKind.toUpperCase()}-${localYear(now)}-${String(id).padStart(6, '0')}`;
  await addRegistration(db, processKind, {
    ...own,
    id,
    number,
    itemId: wanted.itemId,
    position,
    status: 1,
    toldStatus: 1,
    cancelledAt: null,
    idempotencyKey: null,
    fingerprint: null,
    createdAt: now,
  });
  if (processKind === 'pss') await copyCurriculum(db, { from: own.id, to: id });
  await writeAuditEntry(
    db,
    now,
    `person:${wanted.personId}`,
    `registered-${processKind}`,
    `${processKind}:${id}`,
  );
  const receiver = await findRecipient(db, { processKind, id });
  const offer = requireFound((await findOfferDates[processKind](db, wanted.itemId)) ?? null);
  if (receiver?.email) {
    const registered = { processKind, id, offer, number, position, vacancies, applicant: own };
    await enqueueConfirmation(services, db, registered, {
      key: `registration-${processKind}:${id}`,
      recipient: receiver.email,
      access: [{ kind: 'action', label: 'Acompanhar inscrição', link: '/login' }],
    });
  }
  return { kind: 'switched', id, number, position } as const;
}

/** One's own registration that stands, while its window is open. */
async function findStanding(db: Database, services: Services, { processKind, id, personId, itemId }: Switch) {
  const own = await findOwn(db, { processKind, id, personId }, services.databaseNow());
  if (!own || own.registration.status === CANCELLED) return { kind: 'unknown' } as const;
  if (own.registration.itemId === itemId) return { kind: 'unknown' } as const;
  return own.isOpen ? own.registration : ({ kind: 'outside-window' } as const);
}

const offerOf = ({ processId }: { processId: number }, { processKind, itemId }: Switch) => ({
  processKind,
  processId,
  itemId,
});

/** @throws HttpError 422 if a course does not admit the applicant */
async function checkOffer(
  services: Services,
  db: Database,
  { processKind, itemId }: Switch,
  { birthdate }: { birthdate: string },
): Promise<void> {
  if (processKind === 'psg') await checkCourse(services, db, { itemId, birthdate });
}

/** Rolls the switch back. */
class Refused extends Error {
  readonly refusal: SwitchRefusal;

  constructor(refusal: SwitchRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}
