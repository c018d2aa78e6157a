import { createContext, useContext, useSyncExternalStore } from 'react';

/** Part of the router that reports pending navigations. */
export interface Navigations {
  state: { navigation: { state: string } };
  subscribe(listener: () => void): () => void;
}

export const noNavigations: Navigations = {
  state: { navigation: { state: 'idle' } },
  subscribe: () => () => {},
};

export const NavigationsContext = createContext(noNavigations);

/**
 * Returns whether a navigation is pending. It reads the router itself: React delays the router's own context while the
 * code of the server-rendered page loads.
 */
export function useIsNavigating(): boolean {
  const router = useContext(NavigationsContext);
  return useSyncExternalStore(
    router.subscribe,
    () => router.state.navigation.state === 'loading',
    () => false,
  );
}
