import { createStore, get, update } from 'idb-keyval';
import { newSealKey } from './seal.ts';

const KEY_NAME = 'draft';
const store = createStore('portal', 'keys');

/** Returns this browser's key for drafts, unreadable by scripts. @throws without IndexedDB or Web Crypto */
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
