import { basePath } from '@portal/shared/institution/base-path';

const beginning = 'guardados:';

/** The browser's cache of one page that a visitor keeps to read without a connection, and of the files that go with it. */
export const getOfflineCacheName = (address: string): string => beginning + address;

/** The address of the page that a cache was made for; null of any other cache. */
export const addressOfCache = (name: string): string | null =>
  name.startsWith(beginning) ? name.slice(beginning.length) : null;

/** The page that lists what is kept. */
export const keptListPath = '/guardados';
export const keptListAddress = basePath + keptListPath;

/** The same list where it replaces a page that was not kept, and says so. */
export const missingCopyAddress = `${keptListAddress}?pagina=nao-guardada`;

/** Everything that the service worker may answer: pages, and the files that are kept with them, which stand beside the portal's. */
export const serviceWorkerScope = '/';
/** Of the one that devices may still have, which answers pages alone. */
export const narrowServiceWorkerScope = `${basePath}/`;
/** Among the host's scripts, because the content security policy lets no other address bring one. */
export const serviceWorkerAddress = `${basePath}/assets/service-worker.js`;
