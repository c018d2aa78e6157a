import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';

/**
 * Whether a long page is shown whole. After a press, what is seen first comes first, and the rest when it is on the
 * screen; the server's page is whole, and so is one that the visitor comes back to, where nothing may move the place.
 */
export function useDeferredRender(): boolean {
  const hydrated = useHydrated();
  const [whole, setWhole] = useState(() => !hydrated || isRestoring());
  useEffect(() => startTransition(() => setWhole(true)), []);
  return whole;
}

/** Set by the host while it keeps the place of a page that the visitor comes back to. */
const isRestoring = (): boolean => document.documentElement.hasAttribute('data-restoring');
