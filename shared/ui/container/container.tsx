import type { ReactNode } from 'react';

/** Limits content to the page's width: at most 1200 px, with the grid's gutters. */
export function Container({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return <div className={narrow ? 'container narrow' : 'container'}>{children}</div>;
}
