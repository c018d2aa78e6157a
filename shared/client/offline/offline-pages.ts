import { unlessStalled } from '@portal/client/api';
import { now } from '@portal/contract/clock';
import { formatDateTime } from '@portal/contract/format/date';
import { maskCpf, maskedCpfQuery } from '@portal/contract/format/mask';
import { stripNonDigits } from '@portal/contract/validators/phone';
import { addressOfCache, getOfflineCacheName, keptListAddress, missingCopyAddress } from './offline-names.ts';
import { endServiceWorker, startServiceWorker } from './service-worker-registration.ts';
import { element, plainDocument, reloadLink, snapshot } from './snapshot.ts';

/** Page saved offline. */
export interface OfflinePage {
  /** Path with base path and query. */
  address: string;
  title: string;
  /** Timestamp. */
  keptAt: number;
  /** Candidate whose data it contains, deleted at logout or another candidate's login; null for a public page. */
  owner: number | null;
}

/** Returns whether this browser can save pages; false on the server, and if storage is forbidden. */
export function supportsOfflinePages(): boolean {
  try {
    return typeof caches !== 'undefined' && typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
  } catch {
    return false;
  }
}

/** Browsers that refuse site data reject. */
const cacheNames = (): Promise<string[]> => caches.keys().catch(() => []);

/** Lists saved pages, newest first. */
export async function listOfflinePages(): Promise<OfflinePage[]> {
  if (!supportsOfflinePages()) return [];
  const pages = await Promise.all((await cacheNames()).map(readCachedPage));
  return pages.filter((page) => page !== null).sort((one, other) => other.keptAt - one.keptAt);
}

async function readCachedPage(cacheName: string): Promise<OfflinePage | null> {
  const address = addressOfCache(cacheName);
  if (address === null || address === keptListAddress) return null;
  const copy = await caches.match(address, { cacheName });
  return copy ? readKept(address, copy) : null;
}

/**
 * Saves the open page with linked files of the portal's origin, or nothing.
 * @throws if storage, network or server fails
 */
export async function saveOfflinePage(
  page: Omit<OfflinePage, 'keptAt'>,
  main: Element,
  files: readonly string[] = [],
): Promise<void> {
  try {
    const keptAt = now();
    const note = `Cópia guardada neste aparelho em ${formatTimestamp(keptAt)}. O portal pode ter mudado desde então.`;
    // Taken first: the open page may change while files load.
    const copy = await snapshot(main, page.title, note);
    const html =
      page.owner === null ? copy : copy.replace(cpfPattern, (written) => maskCpf(stripNonDigits(written)));
    await startServiceWorker();
    const cache = await caches.open(getOfflineCacheName(page.address));
    await Promise.all(files.filter(isOwn).map((file) => saveFile(cache, file, page.owner !== null)));
    await cache.put(page.address, keptResponse(html, { ...page, keptAt }));
    await writeList();
  } catch (failure) {
    await deleteOfflinePages(() => false);
    throw failure;
  }
}

const isOwn = (address: string): boolean => new URL(address, location.href).origin === location.origin;

/** Maximum time between two parts of a file: on a slow network all files share a few kilobytes per second. */
const FILE_TIMEOUT_MS = 60_000;

/** CPFs on a page: copies show only the middle. */
const cpfPattern = /\d{3}\.\d{3}\.\d{3}-\d{2}/g;

/** @param isPersonal requests the file with masked CPFs, if the server supports it */
function saveFile(cache: Cache, address: string, isPersonal: boolean): Promise<void> {
  return unlessStalled(FILE_TIMEOUT_MS, async ({ signal, follow }) => {
    const answer = await fetch(isPersonal ? appendQuery(address, maskedCpfQuery) : address, { signal });
    if (answer.status === 404) return;
    if (!answer.ok) throw new Error(`${address} returned ${answer.status}`);
    await cache.put(address, follow(answer));
  });
}

const appendQuery = (address: string, query: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${query}`;

/** Deletes matching pages with their files, and files left over from failed saves. */
export async function deleteOfflinePages(isMeant: (page: OfflinePage) => boolean): Promise<void> {
  const staying = (await listOfflinePages()).filter((page) => !isMeant(page)).map(({ address }) => address);
  const gone = (await cacheNames()).filter((name) => {
    const address = addressOfCache(name);
    return address !== null && !staying.includes(address);
  });
  await Promise.all(gone.map((name) => caches.delete(name)));
  await (staying.length > 0 ? writeList() : endServiceWorker());
}

/** Stores the list of saved pages, for its own path and as a replacement for others. */
async function writeList(): Promise<void> {
  const pages = await listOfflinePages();
  const cache = await caches.open(getOfflineCacheName(keptListAddress));
  const intros = {
    [keptListAddress]: 'Estas páginas estão guardadas neste aparelho e podem ser lidas agora:',
    [missingCopyAddress]:
      'A internet não respondeu, e esta página não está guardada neste aparelho. Estas estão e podem ser lidas agora:',
  };
  for (const [address, intro] of Object.entries(intros)) {
    const page = { title: listTitle, keptAt: now(), owner: null };
    await cache.put(
      address,
      keptResponse(plainDocument(document, listTitle, [createList(pages, intro)]), page),
    );
  }
}

const listTitle = 'Você está sem internet';

function createList(pages: readonly OfflinePage[], intro: string): Element {
  const list = element('ul', {});
  for (const { address, title, keptAt } of pages) {
    const item = element('li', {});
    item.append(
      element('a', { href: address, textContent: title }),
      ` (guardada em ${formatTimestamp(keptAt)})`,
    );
    list.append(item);
  }
  const again = element('p', { textContent: 'Para ver as outras, é preciso que haja sinal. ' });
  again.append(reloadLink('Tentar de novo'));
  const main = element('main', { className: 'kept-list' });
  main.append(element('h1', { textContent: listTitle }), element('p', { textContent: intro }), list, again);
  return main;
}

const formatTimestamp = (moment: number): string => formatDateTime(new Date(moment).toISOString());

const headerNames = { title: 'x-kept-title', keptAt: 'x-kept-at', owner: 'x-kept-personal' } as const;

/** Copies have no scripts or forms and load nothing. */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** Builds the stored copy with the data for the list. */
const keptResponse = (html: string, page: Omit<OfflinePage, 'address'>): Response =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      [headerNames.title]: encodeURIComponent(page.title),
      [headerNames.keptAt]: String(page.keptAt),
      [headerNames.owner]: String(page.owner ?? false),
    },
  });

/** Reads the data of a stored copy; null for its files. */
function readKept(address: string, { headers }: Pick<Response, 'headers'>): OfflinePage | null {
  const title = headers.get(headerNames.title);
  if (title === null) return null;
  const owner = headers.get(headerNames.owner);
  return {
    address,
    title: decodeURIComponent(title),
    keptAt: Number(headers.get(headerNames.keptAt)),
    owner: owner === 'false' ? null : Number(owner),
  };
}
