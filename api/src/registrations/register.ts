import { localDay } from '@portal/contract/format/calendar';
import { isInPerson } from '@portal/contract/selection-process/meeting-facts';
import { ageRefusal } from '@portal/contract/selection-process/minimum-age';
import { commitIf } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import { limits } from '../http/limits.ts';
import { consume, consumeAll, countLookup, findRejection } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';
import type { Application, RegistrationResult, Rejection } from './application.ts';
import { hasKnownCities, writeCurriculum } from './curriculum.repository.ts';
import { contradicts, findKnown, findOwner, storeOwner, unmaskMother } from './owner.repository.ts';
import { checkOffer, type Requirements, takePlace } from './places.repository.ts';
import { confirmRegistration } from './registration-mails.ts';
import { addRegistration, flagRegistrationsOf, lockApplicant } from './registrations.repository.ts';

/**
 * Registers an application for an offer, when the registration queue gives it a turn: it takes the next position, as long as
 * there are places. One transaction stores registration, confirmation and audit entry. The queue checks the offer first, so
 * that a late applicant costs little, uses up no attempt and learns nothing about people.
 * @throws HttpError 429; 503 or 504 if it waits too long
 */
export async function register(services: Services, application: Application): Promise<RegistrationResult> {
  const { db, registrationQueue } = services;
  return registrationQueue.run(application, async (requirements) => {
    // Errors that a caller can provoke come before the CPF's owner is checked: they must not reveal the owner's data.
    const rejection = checkCourse(requirements, application.applicant, services.now());
    if (rejection) return rejection;
    const { curriculum } = application;
    if (curriculum && !(await hasKnownCities(db, curriculum))) return { kind: 'unknown-city' };
    await countAttempts(services, application);
    const result = await commitIf(
      services,
      (tx) => store(tx, application),
      // A wrong birth date has stored nothing but its counted attempt.
      ({ kind }) => kind === 'registered' || kind === 'another-birthdate',
    );
    if (result.kind !== 'already-registered' && result.kind !== 'no-vacancies') return result;
    // Another registration was first. If its request was equal to this one, this one returns its result.
    const rechecked = await checkOffer(db, application, services.databaseNow());
    return rechecked.kind === 'open' ? result : rechecked;
  });
}

/** Checks an online registration against the rules of its course. @returns null if it is allowed */
export function checkCourse(
  offer: Requirements,
  { birthdate }: { birthdate: string },
  now: Date,
): Rejection | null {
  if (isInPerson(offer.registration_type_name)) return { kind: 'in-person' };
  const requirement = { min_age: offer.min_age, course_start_date: offer.start_date_course };
  const text = ageRefusal(requirement, birthdate, localDay(now));
  return text ? { kind: 'too-young', text } : null;
}

/**
 * Counts an attempt per CPF and e-mail with the address: neither third parties nor a shared address use up others'.
 * @throws HttpError 429
 */
async function countAttempts(services: Services, { applicant, address }: Application): Promise<void> {
  await consumeAll(services, [
    [limits.registrationPerson, `${applicant.nif} ${address}`],
    [limits.registrationMailbox, `${applicant.email} ${address}`],
  ]);
}

/**
 * Returns whether verified people of the CPF all have other birth dates. Attempts count before dates are compared, so
 * that they cannot be guessed: by CPF, or, with the person's own e-mail, by CPF and address.
 * @throws HttpError 429
 */
async function contradictsVerified(
  services: Services,
  { applicant, accountId, address }: Application,
  known: Awaited<ReturnType<typeof findKnown>>,
): Promise<boolean> {
  const { nif, email, birthdate } = applicant;
  const verified = known
    .map(({ person }) => person)
    .filter((person) => person.nif === nif && person.verified_at !== null);
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

/** Stores a registration with everything that belongs to it. The caller rolls back other results. */
async function store(services: Services, application: Application): Promise<RegistrationResult> {
  const { db } = services;
  const { programme, process_id, offer_id, address, curriculum } = application;
  // The second of two equal requests waits here, and then finds the registration of the first.
  await lockApplicant(db, application.applicant.nif);
  const known = await findKnown(db, application);
  if (await contradictsVerified(services, application, known)) return { kind: 'another-birthdate' };
  const owner = await findOwner(db, application, known);
  if (!owner) return { kind: 'email-of-another' };
  if (owner.kind === 'stored' && owner.isRegistered) return { kind: 'already-registered' };
  const applicant = unmaskMother(application.applicant, owner);
  if (!applicant) return { kind: 'mother-unknown' };

  const account = await storeOwner(db, applicant, owner);
  const isDoubtful = contradicts(applicant, owner);
  if (isDoubtful) await flagRegistrationsOf(db, account.id);
  const share = `${programme}:${offer_id} ${address}`;
  const isAddressCrowded = (await findRejection(services, [[limits.offerShare, share]])) !== null;

  // As late as possible: from here on, all other registrations for the offer wait.
  const row = await takePlace(db, application, services.databaseNow());
  if (!row) return { kind: 'no-vacancies' };
  const now = services.now();
  const values = {
    ...applicant,
    programme,
    process_id,
    offer_id,
    person_id: account.id,
    needs_document_check: isDoubtful || isAddressCrowded,
    idempotency_key: application.idempotency_key ?? null,
    fingerprint: application.fingerprint,
    policy_version: application.policy_version ?? null,
    consented_at: now,
    created_at: now,
  };
  const place = await addRegistration(db, values, row.taken);
  if (!place) return { kind: 'already-registered' };
  const writes = curriculum ? writeCurriculum(db, place.id, curriculum) : [];
  await confirmRegistration(services, { ...values, ...place }, row, account, writes);
  return { kind: 'registered', ...place, row, isAddressCrowded };
}
