import { createContext, createElement, type ReactNode, Suspense, useContext } from 'react';

/** Told that what a boundary holds is left to the browser. Only the server listens. */
export const DeferredToClientContext = createContext<() => void>(() => {});

interface BoundaryProps {
  /** Shown while a part suspends, and sent by the server for one that throws. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** React's boundary, whose fallback tells the server that it stands in a page. Without JSX, as `Slot` is. */
export function Boundary({ fallback = null, children }: BoundaryProps) {
  return createElement(Suspense, { fallback: createElement(Fallback, null, fallback) }, children);
}

function Fallback({ children }: { children?: ReactNode }) {
  useContext(DeferredToClientContext)();
  return children;
}
