import { useSyncExternalStore } from 'react';
import { type Preferences, preferenceCookies, readCookies, readPreferences } from './preferences.ts';
import { showPreferences } from './show-preferences.ts';

const listeners = new Set<() => void>();

/** The choices as cookies, where the browser keeps none: they last as long as the page. */
let unkept: string | null = null;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The visitor's choices. The server's HTML is the same for everybody, so they are known after hydration. */
export function usePreferences(): Preferences {
  return readPreferences(
    useSyncExternalStore(
      subscribe,
      () => unkept ?? readCookies(),
      () => '',
    ),
  );
}

/**
 * Shows a choice and keeps it for the server, which renders the next page with it. What was pressed shows it first: all
 * of the page follows in the next frame, which takes slow phones a tenth of a second.
 */
export function choosePreferences(preferences: Preferences): void {
  const cookies = preferenceCookies(preferences);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    for (const cookie of cookies) document.cookie = cookie;
  } catch {
    // Forbidden: as where they are dropped.
  }
  const { theme, scale } = readPreferences(readCookies());
  unkept =
    theme === preferences.theme && scale === preferences.scale ? null : cookies.map(nameAndValue).join(';');
  for (const listener of listeners) listener();
  requestAnimationFrame(() => setTimeout(() => showPreferences(preferences)));
}

const nameAndValue = (cookie: string): string => cookie.split(';', 1)[0] ?? '';
