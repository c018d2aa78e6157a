import { keptListAddress, missingCopyAddress } from './offline-names.ts';

/**
 * Finds what replaces a page that the network does not deliver: its copy, the list for pages without one, or the list alone,
 * which is all that an older release has stored.
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
