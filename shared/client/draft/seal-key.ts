import { createStore, get, update } from 'idb-keyval';
import { newSealKey } from './seal.ts';

const KEY_NAME = 'draft';
const store = createStore('portal', 'keys');

/**
 * Returns this browser's key for drafts, created on first use. IndexedDB stores it unreadable by scripts.
 * @throws if IndexedDB or Web Crypto is missing or forbidden
 */
export async function sealKey(): Promise<CryptoKey> {
  const known = await get<CryptoKey>(KEY_NAME, store);
  if (known) return known;
  let key = await newSealKey();
  // If another tab has stored a key meanwhile, that one is used.
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
