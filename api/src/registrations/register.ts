import { localYear } from '@portal/shared/format/calendar';
import { normaliseEmail } from '../accounts/accounts.repository.ts';
import { accessInstructions } from '../accounts/first-access.ts';
import { type ConstraintName, constraintNames } from '../db/constraint-names.ts';
import type { Database } from '../db/database.ts';
import { mapViolation } from '../db/map-violation.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { HttpError, statusTexts } from '../http/http-error.ts';
import { requireFound } from '../http/require-found.ts';
import { findOfferDates } from '../selection/offer-dates.repository.ts';
import type { Services } from '../services.ts';
import { policyVersion } from '../text/policy-version.repository.ts';
import type { Application } from './application.ts';
import { batchByKey } from './batch-by-key.ts';
import { countAttempts, exceedsPlacesPerAddress } from './count-attempts.ts';
import { flagDuplicateCpf, flagRegistrationsOf, isRegistered } from './earlier-registrations.repository.ts';
import { enqueueConfirmation } from './enqueue-confirmation.ts';
import { isImpostor } from './is-impostor.ts';
import { lockApplicant } from './lock-applicant.repository.ts';
import { ownerOf } from './owner.repository.ts';
import { offerOf, precheckApplications } from './precheck.repository.ts';
import { takePosition } from './queue-position.repository.ts';
import { MAX_QUEUE_MS, MAX_WAIT_MS, registrationQueue } from './registration-queue.ts';
import type { RegistrationResult } from './registration-result.ts';
import { addRegistration, nextId } from './registrations.repository.ts';
import { contradicts, storeApplicant, unmaskMother } from './store-applicant.ts';

/**
 * Gives what registers somebody for an offer, in one transaction: whoever gets a vacancy gets the next position in the queue, and
 * as many get one as there are, however many ask at once. Confirmation and audit belong to the same transaction. The
 * offer is asked before anything is counted or known of the person: whoever comes too late costs little, and learns nothing
 * about anybody; many of them at once cost as much as one. What is sent again, under the key of a registration, counts as no try.
 * @throws HttpError 429; 503 for who has waited in line for too long; 504 where nobody knows yet what comes of it: the same
 *   registration is then sent again
 */
export function createRegistrar(
  services: Services,
): (application: Application) => Promise<RegistrationResult> {
  const precheck = batchByKey(offerOf, (applications) =>
    precheckApplications(services.db, applications, services.databaseNow()),
  );
  return (application) => register(services, application, () => precheck(application));
}

/** Gives the answer to an application that it gets at once, or null. */
type Precheck = () => Promise<RegistrationResult | null>;

async function register(
  services: Services,
  application: Application,
  ask: Precheck,
): Promise<RegistrationResult> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  const came = services.now().getTime();
  let isBegun = false;
  const begin = async () => {
    // Places may be gone when it is somebody's turn.
    const known = await ask();
    if (known) return known;
    if (services.now().getTime() - came > MAX_QUEUE_MS) throw new HttpError(503, statusTexts[503]);
    isBegun = true;
    return registerNow(services, application, ask);
  };
  const hasToWait = registrationQueue.pending >= registrationQueue.concurrency;
  const answer = async () => (hasToWait ? await ask() : null) ?? registrationQueue.add(begin, { signal });
  return Promise.race([answer(), tooLate]).catch((error: unknown) => {
    if (error !== signal.reason) throw error;
    const status = isBegun ? 504 : 503;
    throw new HttpError(status, statusTexts[status]);
  });
}

async function registerNow(
  services: Services,
  application: Application,
  ask: Precheck,
): Promise<RegistrationResult> {
  // Once it is known whose the CPF is, nothing that can be made to fail at will comes before it is stored.
  await application.checkParts?.();
  await countAttempts(services, application);
  if (await isImpostor(services, application)) return { kind: 'another-birthdate' };
  try {
    return await services.db.transaction((tx) => registerIn(tx, services, application));
  } catch (error) {
    const result =
      error instanceof RegistrationConflict ? error.result : mapViolation(error, resultOfViolation);
    if (!result) throw error;
    // The other one may have been an equal call, whose answer this one gets.
    return (await ask()) ?? result;
  }
}

async function registerIn(
  db: Database,
  services: Services,
  application: Application,
): Promise<RegistrationResult> {
  const { processKind, processId, idempotencyKey, fingerprint } = application;
  // One registration of a CPF at a time: the second of two equal calls finds what the first has done.
  await lockApplicant(db, application.applicant.nif);
  const owner = await ownerOf(db, application);
  if (owner.kind === 'email-of-another') return owner;
  if (owner.kind === 'stored' && (await isRegistered(db, application, owner.person.id))) {
    throw new RegistrationConflict({ kind: 'already-registered' });
  }
  const applicant = unmaskMother(application.applicant, owner);
  if (!applicant) return { kind: 'mother-unknown' };

  const offer = requireFound((await findOfferDates[processKind](db, application.itemId)) ?? null);
  const person = await storeApplicant(db, applicant, owner);
  const isDoubtful = contradicts(applicant, owner);
  if (isDoubtful) await flagRegistrationsOf(db, person.id);
  const isNamedElsewhere = await flagDuplicateCpf(db, application);
  const isCrowded = await exceedsPlacesPerAddress(services, db, application);
  const id = await nextId(db, processKind);
  const number = `${processKind.toUpperCase()}-${localYear(services.now())}-${String(id).padStart(6, '0')}`;
  const mail = { key: `registration-${processKind}:${id}`, recipient: normaliseEmail(applicant.email) };
  const access = await accessInstructions(services, db, person, mail);
  await writeAuditEntry(
    db,
    services.now(),
    `person:${person.id}`,
    `registered-${processKind}`,
    `${processKind}:${id}`,
  );

  // As late as possible: from here on all others wait who want a place of the offer.
  const taken = await takePosition(db, application, services.databaseNow());
  if (!taken) throw new RegistrationConflict({ kind: 'no-vacancies' });
  const { position, vacancies } = taken;
  await addRegistration(db, processKind, {
    id,
    number,
    processId,
    itemId: application.itemId,
    personId: person.id,
    ...applicant,
    email: mail.recipient,
    position,
    needsDocumentCheck: isNamedElsewhere || isDoubtful || isCrowded,
    idempotencyKey,
    fingerprint,
    policyVersion,
    consentedAt: services.now(),
    createdAt: services.now(),
  });
  await application.addParts?.(db, id);
  const registered = { processKind, id, offer, number, position, vacancies, applicant };
  await enqueueConfirmation(services, db, registered, { ...mail, access });
  return { kind: 'registered', id, number, position, offer, isAddressCrowded: isCrowded };
}

/** Another call came first: nothing of this registration is kept. */
class RegistrationConflict extends Error {
  readonly result: RegistrationResult;

  constructor(result: RegistrationResult) {
    super(result.kind);
    this.result = result;
  }
}

/** The result when another call came first, by the constraint that this one then violates. */
const resultOfViolation: Partial<Record<ConstraintName, RegistrationResult>> = {
  [constraintNames.psg_registrations.once]: { kind: 'already-registered' },
  [constraintNames.pss_registrations.once]: { kind: 'already-registered' },
  [constraintNames.psg_registrations.idempotencyKey]: { kind: 'key-of-another' },
  [constraintNames.pss_registrations.idempotencyKey]: { kind: 'key-of-another' },
};
