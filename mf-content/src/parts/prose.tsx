import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text of an institutional page: headings, paragraphs and lists at a readable measure. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={styles.prose}>{children}</div>
);
