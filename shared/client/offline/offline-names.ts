import { basePath } from '@portal/contract/institution/base-path';

const cachePrefix = 'guardados:';

/** Cache of one page saved offline and its files. */
export const getOfflineCacheName = (address: string): string => cachePrefix + address;

/** Path of the page of a cache; null for other caches. */
export const addressOfCache = (name: string): string | null =>
  name.startsWith(cachePrefix) ? name.slice(cachePrefix.length) : null;

/** Path of the page that lists saved pages. */
export const keptListPath = '/guardados';
export const keptListAddress = basePath + keptListPath;

/** List shown instead of a page that was not saved, with a note. */
export const missingCopyAddress = `${keptListAddress}?pagina=nao-guardada`;

/** Includes saved files, which are outside the portal's base path. */
export const serviceWorkerScope = '/';
/** Among the host's scripts: the content security policy allows no other URL. */
export const serviceWorkerAddress = `${basePath}/assets/service-worker.js`;

/** Finds the replacement for an unreachable page: its copy, else the list of saved pages with a note. */
export const findCopy = async (
  caches: Pick<CacheStorage, 'match'>,
  request: Request,
): Promise<Response | undefined> => (await caches.match(request)) ?? (await caches.match(missingCopyAddress));
