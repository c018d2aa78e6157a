import { normaliseEmail } from '../accounts/accounts.repository.ts';
import type { Database } from '../db/database.ts';
import { consume, countHit, limits } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';
import type { Application } from './application.ts';

/**
 * Counts a try by the CPF and by the e-mail that it names, each as one address names them, so that no stranger uses up
 * somebody's tries. The address by itself keeps nobody out: a whole neighbourhood may have the same one.
 * @throws HttpError 429
 */
export async function countAttempts(services: Services, { applicant, address }: Application): Promise<void> {
  await consume(services, limits.registrationPerson, `${applicant.nif} ${address}`);
  await consume(services, limits.registrationMailbox, `${normaliseEmail(applicant.email)} ${address}`);
}

/**
 * Counts a place that an address has got of an offer, in the registration's transaction.
 * @returns whether it has more of them than anybody would have without a crowd behind it, or a script
 */
export async function exceedsPlacesPerAddress(
  { secrets, rateLimitFactor }: Services,
  db: Database,
  { processKind, itemId, address }: Application,
): Promise<boolean> {
  const subject = `${processKind}:${itemId} ${address}`;
  return (await countHit({ db, secrets, rateLimitFactor }, limits.offerShare, subject)) !== null;
}
