import type { ReactNode } from 'react';
import styles from './container.module.css';

/** The page's width: 1200 px at most, with the gutters of the grid. */
export function Container({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return <div className={`${styles.container} ${narrow ? styles.narrow : ''}`}>{children}</div>;
}
