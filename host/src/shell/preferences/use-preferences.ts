import { useSyncExternalStore } from 'react';
import {
  type Preferences,
  preferenceCookies,
  readCookies,
  readPreferences,
  showPreferences,
} from './preferences.ts';

const listeners = new Set<() => void>();

/** Cookies that the browser did not store; they last as long as the page. */
let unstoredCookies: string | null = null;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Returns the visitor's choices, which are known only after hydration, because the server's HTML is identical for every
 * visitor.
 */
export function usePreferences(): Preferences {
  return readPreferences(
    useSyncExternalStore(
      subscribe,
      () => unstoredCookies ?? readCookies(),
      () => '',
    ),
  );
}

/**
 * Shows a choice and stores it for the server's next page. The clicked control updates first; the page follows in the
 * next frame, because restyling takes slow phones a tenth of a second.
 */
export function choosePreferences(preferences: Preferences): void {
  const cookies = preferenceCookies(preferences);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    for (const cookie of cookies) document.cookie = cookie;
  } catch {
    // Blocked cookies are handled like dropped ones below.
  }
  const { theme, scale } = readPreferences(readCookies());
  unstoredCookies =
    theme === preferences.theme && scale === preferences.scale ? null : cookies.map(nameAndValue).join(';');
  for (const listener of listeners) listener();
  requestAnimationFrame(() => setTimeout(() => showPreferences(preferences)));
}

const nameAndValue = (cookie: string): string => cookie.split(';', 1)[0] ?? '';
