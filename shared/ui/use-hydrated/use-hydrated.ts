import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and during hydration, true afterwards (immediately after a navigation). */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
