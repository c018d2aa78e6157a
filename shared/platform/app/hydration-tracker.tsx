import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type HydrationTracker, HydrationTrackerContext } from '../remote/hydration-boundary.ts';

/** Mark of the document: the shell has hydrated, then the whole page, unless its code failed to load. */
export type Mark = 'shell-hydrated' | 'hydrated' | 'failed';

const SHELL = 'shell';

/** @param mark sets a mark, for styles, tests and measurements */
export function createHydrationTracker(mark: (mark: Mark) => void): HydrationTracker {
  const parts = new Map([[SHELL, false]]);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  void finished.then(() => mark('hydrated'));

  function settle(names: Iterable<string>): void {
    for (const name of names) parts.set(name, true);
    if ([...parts.values()].every(Boolean)) finish();
  }

  return {
    onShellHydrated: () => mark('shell-hydrated'),
    onPending(part) {
      if (!parts.has(part)) parts.set(part, false);
    },
    onHydrated: (part) => settle([part]),
    onLeave: () => settle([...parts.keys()]),
    finished,
  };
}

/** Reports the hydration of the shell. */
export function useHydrationTracker(): void {
  const tracker = useContext(HydrationTrackerContext);
  const { key } = useLocation();
  const first = useRef(key);
  // A layout effect runs with the commit: only clicks before it are replayed.
  useLayoutEffect(() => tracker.onShellHydrated(), [tracker]);
  useEffect(() => {
    if (key === first.current) tracker.onHydrated(SHELL);
    else tracker.onLeave();
  }, [key, tracker]);
}

/** Returns whether the first page has hydrated completely, so that new data cannot cause mismatches. */
export function useHydrationFinished(): boolean {
  const { finished } = useContext(HydrationTrackerContext);
  const [isFinished, setFinished] = useState(false);
  useEffect(() => void finished.then(() => setFinished(true)), [finished]);
  return isFinished;
}
