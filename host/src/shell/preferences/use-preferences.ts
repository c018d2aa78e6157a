import { useSyncExternalStore } from 'react';
import { type Preferences, preferenceCookies, readPreferences } from './preferences.ts';
import { showPreferences } from './show-preferences.ts';

const listeners = new Set<() => void>();

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
      () => document.cookie,
      () => '',
    ),
  );
}

/**
 * Shows a choice and keeps it for the server, which renders the next page with it. What was pressed shows it first: all
 * of the page follows in the next frame, which takes slow phones a tenth of a second.
 */
export function choosePreferences(preferences: Preferences): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  for (const cookie of preferenceCookies(preferences)) document.cookie = cookie;
  for (const listener of listeners) listener();
  requestAnimationFrame(() => setTimeout(() => showPreferences(preferences)));
}
