import { createContext, useContext, useSyncExternalStore } from 'react';

/** The part of the router that says whether another page is on its way. */
export interface Navigations {
  state: { navigation: { state: string } };
  subscribe(listener: () => void): () => void;
}

/** None on the server. */
export const noNavigations: Navigations = {
  state: { navigation: { state: 'idle' } },
  subscribe: () => () => {},
};

export const NavigationsContext = createContext(noNavigations);

/**
 * Whether another page is on its way, from the press on. What the router gives to its components is held back as long
 * as the code of the page that the server has sent is under way.
 */
export function useIsNavigating(): boolean {
  const router = useContext(NavigationsContext);
  return useSyncExternalStore(
    router.subscribe,
    () => router.state.navigation.state === 'loading',
    () => false,
  );
}
