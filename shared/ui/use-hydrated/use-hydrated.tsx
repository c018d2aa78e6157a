import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the server's HTML is taken over, true from then on (and at once after a navigation). */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
