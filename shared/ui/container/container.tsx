import type { ReactNode } from 'react';
import styles from '../section/section.module.css';

/** Limits content to the page's width: at most 1200 px, with the grid's gutters. */
export function Container({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return <div className={`${styles.container} ${narrow ? styles.narrow : ''}`}>{children}</div>;
}
