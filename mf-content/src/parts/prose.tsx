import type { ReactNode } from 'react';
import styles from './prose.module.css';

interface ProseProps {
  /** Paragraphs side by side in wide windows, for a few of similar length. */
  columns?: boolean;
  children: ReactNode;
}

/** Text of an institutional page: headings, paragraphs and lists at a readable width. */
export const Prose = ({ columns = false, children }: ProseProps) => (
  <div className={columns ? `${styles.prose} ${styles.columns}` : styles.prose}>{children}</div>
);
