import { createContext, createElement, type ReactNode, Suspense, useContext } from 'react';

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
