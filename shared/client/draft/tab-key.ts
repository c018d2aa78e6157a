import { tabStorage } from '../storage/storage.ts';
import { randomKey } from './random-key.ts';

const storageKey = 'aba';

/**
 * Returns an id of this tab that lasts until it is closed. Drafts of anonymous forms open only in the same tab, so
 * that the next user of the device finds nothing.
 */
export function tabKey(): string {
  const key = tabStorage.read(storageKey) ?? randomKey();
  tabStorage.write(storageKey, key);
  return key;
}
