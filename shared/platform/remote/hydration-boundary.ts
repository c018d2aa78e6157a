import { createContext, createElement, type ReactNode, useContext, useEffect, useId } from 'react';
import { Boundary } from './boundary.ts';

/** Follows the hydration of the server-rendered page, whose parts hydrate one by one. */
export interface HydrationTracker {
  /** The shell is interactive. */
  answers(): void;
  /** A part is rendered and not hydrated yet. */
  awaits(part: string): void;
  /** A part is interactive. */
  hydrated(part: string): void;
  /** Another page is shown: the first one no longer hydrates. */
  left(): void;
  /** Resolves when every part is hydrated. */
  finished: Promise<unknown>;
}

/** Tracks nothing: on the server, and in tests. */
export const noFirstLoad: HydrationTracker = {
  answers: () => {},
  awaits: () => {},
  hydrated: () => {},
  left: () => {},
  finished: Promise.resolve(),
};

export const FirstLoadContext = createContext(noFirstLoad);

/** Registers a part, outside of the boundary that waits for its code. */
export function usePendingHydration(part: string): void {
  const { awaits } = useContext(FirstLoadContext);
  useEffect(() => awaits(part), [awaits, part]);
}

/** Reports its content as hydrated. */
export function Hydrated({ part, children }: { part: string; children: ReactNode }) {
  const { hydrated } = useContext(FirstLoadContext);
  useEffect(() => hydrated(part), [hydrated, part]);
  return children;
}

/**
 * Hydrates its content in a task of its own, after its surroundings: a whole page at once blocks a cheap phone for long. A click in
 * it comes first. If its parent renders it again before that, it hydrates at once: use it inside `memo`.
 */
export function HydrationBoundary({ children }: { children: ReactNode }): ReactNode {
  const part = useId();
  usePendingHydration(part);
  return createElement(Boundary, { children: createElement(Hydrated, { part, children }) });
}
