import { newSealKey } from './seal.ts';

const store = 'keys';
const place = 'draft';

/**
 * This browser's key for drafts, made on first use and kept in IndexedDB, where it can be used and not read.
 *
 * @throws where the browser has neither IndexedDB nor Web Crypto, or forbids them
 */
export async function sealKey(): Promise<CryptoKey> {
  const database = await settled(opening());
  try {
    const known = await settled(keys(database, 'readonly').get(place));
    return known ?? (await adopt(database, await newSealKey()));
  } finally {
    database.close();
  }
}

/** Keeps a key, unless another tab has been faster: then that one holds. */
async function adopt(database: IDBDatabase, made: CryptoKey): Promise<CryptoKey> {
  const objects = keys(database, 'readwrite');
  const known = await settled(objects.get(place));
  if (known) return known;
  await settled(objects.put(made, place));
  return made;
}

function opening(): IDBOpenDBRequest {
  const request = indexedDB.open('portal', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return request;
}

const keys = (database: IDBDatabase, mode: IDBTransactionMode) =>
  database.transaction(store, mode).objectStore(store);

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
