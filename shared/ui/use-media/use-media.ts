import { useCallback, useSyncExternalStore } from 'react';

/**
 * Follows a media query; false on the server and during hydration.
 * @param query for example `(prefers-reduced-motion: reduce)`
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
