import { randomKey } from './random-key.ts';

const storageKey = 'aba';
let unkept: string | null = null;

/**
 * Names this tab for as long as it is open, reloads included: what was typed here without saying who types opens in no
 * other tab, so that the next person at the device finds nothing.
 */
export function tabKey(): string {
  try {
    const known = sessionStorage.getItem(storageKey);
    if (known) return known;
    const made = randomKey();
    sessionStorage.setItem(storageKey, made);
    return made;
  } catch {
    unkept ??= randomKey();
    return unkept;
  }
}
