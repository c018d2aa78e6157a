import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';

/** What a document says of itself: that the shell answers to clicks, then that everything does. */
export type Mark = 'shell-hydrated' | 'hydrated';

/** The parts of the page that the server has sent, each of which comes alive when its code has come. */
export interface HydrationTracker {
  /** What stands around all pages answers to clicks. */
  answers(): void;
  /** A part is there and not alive yet. */
  awaits(part: string): void;
  /** A part answers to clicks. */
  hydrated(part: string): void;
  /** Another page is shown: nothing of the first one is to come any more. */
  left(): void;
  /** Resolves when every part is alive. */
  finished: Promise<unknown>;
}

/** Where nothing is taken over: on the server, and in tests. */
export const noFirstLoad: HydrationTracker = {
  answers: () => {},
  awaits: () => {},
  hydrated: () => {},
  left: () => {},
  finished: Promise.resolve(),
};

export const FirstLoadContext = createContext(noFirstLoad);

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

/** For the place of a part, outside of the boundary that waits for its code. */
export function usePendingHydration(part: string): void {
  const { awaits } = useContext(FirstLoadContext);
  useEffect(() => awaits(part), [awaits, part]);
}

/** Says that its content is alive. */
export function Hydrated({ part, children }: { part: string; children: ReactNode }) {
  const { hydrated } = useContext(FirstLoadContext);
  useEffect(() => hydrated(part), [hydrated, part]);
  return children;
}

/** Whether every part of the first page is alive: no new answer can come between a part and what was sent of it. */
export function useHydrationFinished(): boolean {
  const { finished } = useContext(FirstLoadContext);
  const [isFinished, setFinished] = useState(false);
  useEffect(() => void finished.then(() => setFinished(true)), [finished]);
  return isFinished;
}
