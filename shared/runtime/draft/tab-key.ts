import { tabStorage } from '@portal/shared/storage';
import { randomKey } from './random-key.ts';

const storageKey = 'aba';
/** Where nothing can be kept, as long as the page is open. */
let unkept: string | null = null;

/**
 * Names this tab for as long as it is open, reloads included: what was typed here without saying who types opens in no
 * other tab, so that the next person at the device finds nothing.
 */
export function tabKey(): string {
  const known = tabStorage.read(storageKey);
  if (known !== null) return known;
  tabStorage.write(storageKey, randomKey());
  unkept ??= randomKey();
  return tabStorage.read(storageKey) ?? unkept;
}
