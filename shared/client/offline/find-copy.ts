import { keptListAddress, missingCopyAddress } from './offline-names.ts';

/**
 * Finds the replacement for an unreachable page: its copy, else the list of saved pages with a note, else the list
 * that older releases stored.
 */
export async function findCopy(
  caches: Pick<CacheStorage, 'match'>,
  request: Request,
): Promise<Response | undefined> {
  for (const wanted of [request, missingCopyAddress, keptListAddress]) {
    const copy = await caches.match(wanted);
    if (copy) return copy;
  }
  return undefined;
}
