import { createContext, createElement, type ReactNode, Suspense, useContext, useEffect, useId } from 'react';

/** Reports that a boundary's content is left to the browser. Only the server sets it. */
export const DeferredToClientContext = createContext<() => void>(() => {});

interface BoundaryProps {
  /** Rendered while a child suspends, and by the server if a child throws. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Suspense boundary whose fallback notifies the server that it is in the page. No JSX, as in `Slot`. */
export function Boundary({ fallback = null, children }: BoundaryProps) {
  return createElement(Suspense, { fallback: createElement(Fallback, null, fallback) }, children);
}

function Fallback({ children }: { children?: ReactNode }) {
  useContext(DeferredToClientContext)();
  return children;
}

/** Follows the hydration of the server-rendered page, whose parts hydrate one by one. */
export interface HydrationTracker {
  onShellHydrated(): void;
  onPending(part: string): void;
  onHydrated(part: string): void;
  /** Another page is shown: the first one no longer hydrates. */
  onLeave(): void;
  /** Resolves when every part is hydrated. */
  finished: Promise<unknown>;
}

/** Tracks nothing: on the server, and in tests. */
export const noHydrationTracker: HydrationTracker = {
  onShellHydrated: () => {},
  onPending: () => {},
  onHydrated: () => {},
  onLeave: () => {},
  finished: Promise.resolve(),
};

export const HydrationTrackerContext = createContext(noHydrationTracker);

/** Registers a part, outside of the boundary that waits for its code. */
export function usePendingHydration(part: string): void {
  const { onPending } = useContext(HydrationTrackerContext);
  useEffect(() => onPending(part), [onPending, part]);
}

/** Reports its content as hydrated. */
export function Hydrated({ part, children }: { part: string; children: ReactNode }) {
  const { onHydrated } = useContext(HydrationTrackerContext);
  useEffect(() => onHydrated(part), [onHydrated, part]);
  return children;
}

/** A whole page blocks phones: hydrates in its own task, or with its parent's next rendering; use it inside `memo`. */
export function HydrationBoundary({ children }: { children: ReactNode }): ReactNode {
  const part = useId();
  usePendingHydration(part);
  return createElement(Boundary, { children: createElement(Hydrated, { part, children }) });
}
