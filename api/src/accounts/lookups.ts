import { consume, limits } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';

/**
 * Counts a lookup by an address and, if given, of a CPF.
 * @throws HttpError 429
 */
export async function countLookup(services: Services, address: string, nif?: string): Promise<void> {
  await consume(services, limits.lookupMinute, address);
  await consume(services, limits.lookupDay, address);
  if (nif) await consume(services, limits.lookupPerson, nif);
}
