import { createStore, get, update } from 'idb-keyval';
import { newSealKey } from './seal.ts';

const KEY_NAME = 'draft';
const store = createStore('portal', 'keys');

/**
 * This browser's key for drafts, made on first use and kept in IndexedDB, where it can be used and not read.
 *
 * @throws where the browser has neither IndexedDB nor Web Crypto, or forbids them
 */
export async function sealKey(): Promise<CryptoKey> {
  const known = await get<CryptoKey>(KEY_NAME, store);
  if (known) return known;
  let key = await newSealKey();
  // Another tab may have been faster: then its key holds.
  await update<CryptoKey>(
    KEY_NAME,
    (kept) => {
      key = kept ?? key;
      return key;
    },
    store,
  );
  return key;
}
