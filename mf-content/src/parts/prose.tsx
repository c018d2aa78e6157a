import type { ReactNode } from 'react';
import styles from './prose.module.css';

interface ProseProps {
  /** Paragraphs side by side in a wide window, for a few of about the same length. */
  columns?: boolean;
  children: ReactNode;
}

/** Running text of an institutional page: headings, paragraphs and lists at a readable measure. */
export const Prose = ({ columns = false, children }: ProseProps) => (
  <div className={columns ? `${styles.prose} ${styles.columns}` : styles.prose}>{children}</div>
);
