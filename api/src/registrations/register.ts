import { grantAccess } from '../accounts/reset-codes.repository.ts';
import { commitIf } from '../db/commit-if.ts';
import type { Database } from '../db/database.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { HttpError } from '../http/http-error.ts';
import { consume, countHit, countLookup, limits } from '../http/rate-limit.ts';
import { findOfferDates } from '../selection/offer-dates.repository.ts';
import type { Services } from '../services.ts';
import type { Application, RegistrationResult } from './application.ts';
import { checkCourse } from './check-course.repository.ts';
import { addCurriculum, hasKnownCities } from './curriculum.repository.ts';
import { enqueueConfirmation } from './enqueue-confirmation.ts';
import {
  addRegistration,
  flagDuplicateCpf,
  flagRegistrationsOf,
  isRegistered,
  reserveNumber,
} from './new-registration.repository.ts';
import {
  contradicts,
  findOwner,
  findVerified,
  lockApplicant,
  storeOwner,
  unmaskMother,
} from './owner.repository.ts';
import { takePosition } from './queue-position.repository.ts';
import type { Rejection } from './rejections.ts';

/**
 * Registers an application for an offer, when the registration queue gives it a turn: it takes the next position, as long as
 * there are places. One transaction stores registration, confirmation and audit entry. The queue checks the offer first, so
 * that a late applicant costs little, uses up no attempt and learns nothing about people.
 * @throws HttpError 429; 503 or 504 if it waits too long
 */
export async function register(services: Services, application: Application): Promise<RegistrationResult> {
  const { db, registrationQueue } = services;
  return registrationQueue.run(application, async () => {
    // Errors that a caller can provoke come before the CPF's owner is checked: they must not reveal the owner's data.
    const rejection = await checkForm(services, application);
    if (rejection) return rejection;
    await countAttempts(services, application);
    if (await contradictsVerified(services, application)) return { kind: 'another-birthdate' };
    const result = await commitIf(
      db,
      (tx) => store(services, tx, application),
      ({ kind }) => kind === 'registered',
    );
    // Another registration was first. If its request was equal to this one, this one returns its result.
    const isLate = result.kind === 'already-registered' || result.kind === 'no-vacancies';
    return (isLate ? await registrationQueue.precheck(application) : null) ?? result;
  });
}

/** Checks the parts of the form that depend on the offer or on stored data. */
async function checkForm(
  services: Services,
  { processKind, itemId, applicant, curriculum }: Application,
): Promise<Rejection | null> {
  const { db } = services;
  if (processKind === 'psg') return checkCourse(services, db, { itemId, birthdate: applicant.birthdate });
  return !curriculum || (await hasKnownCities(db, curriculum)) ? null : { kind: 'unknown-city' };
}

/**
 * Counts an attempt for the CPF and for the e-mail, each per address: third parties cannot use up an applicant's attempts. An
 * address alone has no limit, because a whole neighbourhood may share it.
 * @throws HttpError 429
 */
async function countAttempts(services: Services, { applicant, address }: Application): Promise<void> {
  await consume(services, limits.registrationPerson, `${applicant.nif} ${address}`);
  await consume(services, limits.registrationMailbox, `${applicant.email} ${address}`);
}

/**
 * Returns whether the institution has verified people of the CPF, all with other birth dates. Counts as a lookup of the CPF.
 * Attempts are counted before dates are compared, so that they cannot be guessed: by CPF, or, with the person's own e-mail,
 * by CPF and address, which third parties cannot use up.
 * @throws HttpError 429
 */
async function contradictsVerified(
  services: Services,
  { applicant, accountId, address }: Application,
): Promise<boolean> {
  const { nif, email, birthdate } = applicant;
  const verified = await findVerified(services.db, nif);
  if (verified.length === 0) return false;
  if (!verified.some(({ id }) => id === accountId)) {
    const isOwnEmail = verified.some((person) => person.email === email);
    await consume(services, limits.verifiedPerson, isOwnEmail ? `${nif} ${address}` : nif);
  }
  if (verified.some((person) => person.birthdate === birthdate)) return false;
  await countLookup(services, address, nif).catch((error: unknown) => {
    // A wait would be wrong: the right date is accepted at once.
    if (!(error instanceof HttpError)) throw error;
  });
  return true;
}

/** Stores a registration with everything that belongs to it. The caller rolls back unless it is `registered`. */
async function store(
  services: Services,
  db: Database,
  application: Application,
): Promise<RegistrationResult> {
  const { processKind, processId, itemId, address, curriculum, idempotencyKey, fingerprint, policyVersion } =
    application;
  // The second of two equal requests waits here, and then finds the registration of the first.
  await lockApplicant(db, application.applicant.nif);
  const owner = await findOwner(db, application);
  if (!owner) return { kind: 'email-of-another' };
  if (owner.kind === 'stored' && (await isRegistered(db, application, owner.person.id))) {
    return { kind: 'already-registered' };
  }
  const applicant = unmaskMother(application.applicant, owner);
  if (!applicant) return { kind: 'mother-unknown' };
  const offer = await findOfferDates[processKind](db, itemId);
  if (!offer) return { kind: 'unknown-offer' };

  const { secrets, rateLimitFactor } = services;
  const now = services.now();
  const person = await storeOwner(db, applicant, owner);
  const isDoubtful = contradicts(applicant, owner);
  if (isDoubtful) await flagRegistrationsOf(db, person.id);
  const isDuplicate = await flagDuplicateCpf(db, application);
  const share = `${processKind}:${itemId} ${address}`;
  const isAddressCrowded =
    (await countHit({ db, secrets, rateLimitFactor }, limits.offerShare, share)) !== null;
  const { id, number } = await reserveNumber(db, processKind, now);
  const mail = { key: `registration-${processKind}:${id}`, recipient: applicant.email };
  const access = await grantAccess(services, db, person, mail);
  await writeAuditEntry(db, now, `person:${person.id}`, `registered-${processKind}`, `${processKind}:${id}`);

  // As late as possible: from here on, all other registrations for the offer wait.
  const taken = await takePosition(db, application, services.databaseNow());
  if (!taken) return { kind: 'no-vacancies' };
  const { position, current_position } = taken;
  const isStored = await addRegistration(db, processKind, {
    id,
    number,
    processId,
    itemId,
    personId: person.id,
    ...applicant,
    position,
    needsDocumentCheck: isDuplicate || isDoubtful || isAddressCrowded,
    idempotencyKey,
    fingerprint,
    policyVersion,
    consentedAt: now,
    createdAt: now,
  });
  if (!isStored) return { kind: 'already-registered' };
  if (curriculum) await addCurriculum(db, id, curriculum);
  const registered = { processKind, id, offer, number, standing: taken, applicant };
  await enqueueConfirmation(services, db, registered, { ...mail, access });
  return { kind: 'registered', id, number, position, current_position, offer, isAddressCrowded };
}
