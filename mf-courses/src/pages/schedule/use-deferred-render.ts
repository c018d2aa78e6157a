import { useHydrated } from '@portal/ui/use-hydrated';
import { startTransition, useEffect, useState } from 'react';

/**
 * Returns whether to render all of a long page. After a click the visible part renders first and the rest afterwards.
 * Server-rendered pages and back navigations render everything at once, so that nothing moves.
 */
export function useDeferredRender(): boolean {
  const hydrated = useHydrated();
  const [whole, setWhole] = useState(() => !hydrated || isRestoring());
  useEffect(() => startTransition(() => setWhole(true)), []);
  return whole;
}

/** Set by the host while it restores the scroll position on back navigation. */
const isRestoring = (): boolean => document.documentElement.hasAttribute('data-restoring');
