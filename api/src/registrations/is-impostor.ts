import { normaliseEmail } from '../accounts/accounts.repository.ts';
import { countLookup } from '../accounts/lookups.ts';
import { peopleRepository } from '../accounts/people.repository.ts';
import { HttpError } from '../http/http-error.ts';
import { consume, limits } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';
import type { Application } from './application.ts';

/**
 * Whether an application names a person whom the institution has verified, with another birth date than the documents
 * say. It counts as a look-up of that CPF. Birth dates cannot be guessed here either: before they are compared,
 * attempts are counted by CPF, and those with the person's own e-mail by CPF and address, so that nobody uses up hers.
 * @throws HttpError 429
 */
export async function isImpostor(services: Services, application: Application): Promise<boolean> {
  const { applicant, accountId, address } = application;
  const verified = await peopleRepository(services.db).verifiedByNif(applicant.nif);
  if (verified.length === 0) return false;
  if (!verified.some(({ id }) => id === accountId)) {
    const isOwnEmail = verified.some(({ email }) => email === normaliseEmail(applicant.email));
    const subject = isOwnEmail ? `${applicant.nif} ${address}` : applicant.nif;
    await consume(services, limits.verifiedPerson, subject);
  }
  if (verified.some(({ birthdate }) => birthdate === applicant.birthdate)) return false;
  try {
    await countLookup(services, address, applicant.nif);
  } catch (error) {
    // A time to wait would be false: the right date is taken at once.
    if (!(error instanceof HttpError)) throw error;
  }
  return true;
}
