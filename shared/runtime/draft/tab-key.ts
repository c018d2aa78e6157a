import { tabStorage } from '@portal/shared/storage';
import { randomKey } from './random-key.ts';

const storageKey = 'aba';

/**
 * Names this tab for as long as it is open, reloads included: what was typed here without saying who types opens in no
 * other tab, so that the next person at the device finds nothing.
 */
export function tabKey(): string {
  const key = tabStorage.read(storageKey) ?? randomKey();
  tabStorage.write(storageKey, key);
  return key;
}
