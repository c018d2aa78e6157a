import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FirstLoadContext, type HydrationTracker } from '../remote/hydration-boundary.ts';

/** What a document says of itself: that the shell answers to clicks, then that everything does. */
export type Mark = 'shell-hydrated' | 'hydrated';

const SHELL = 'shell';

/** @param mark says it: for styles, tests and measurements */
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
    answers: () => mark('shell-hydrated'),
    awaits(part) {
      if (!parts.has(part)) parts.set(part, false);
    },
    hydrated: (part) => settle([part]),
    left: () => settle([...parts.keys()]),
    finished,
  };
}

/** For what stands around all pages. */
export function useHydrationTracker(): void {
  const load = useContext(FirstLoadContext);
  const { key } = useLocation();
  const first = useRef(key);
  // With the commit: what was pressed before it, and only that, is pressed again.
  useLayoutEffect(() => load.answers(), [load]);
  useEffect(() => {
    if (key === first.current) load.hydrated(SHELL);
    else load.left();
  }, [key, load]);
}

/** Whether every part of the first page is alive: no new answer can come between a part and what was sent of it. */
export function useHydrationFinished(): boolean {
  const { finished } = useContext(FirstLoadContext);
  const [isFinished, setFinished] = useState(false);
  useEffect(() => void finished.then(() => setFinished(true)), [finished]);
  return isFinished;
}
