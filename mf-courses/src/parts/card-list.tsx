import type { ReactNode } from 'react';
import styles from './card-list.module.css';

interface CardListProps {
  /** Name of the list for screen readers. */
  label: string;
  /** One `<li>` per card. */
  children: ReactNode;
}

/** Cards of courses in rows, as many side by side as fit. */
export const CardList = ({ label, children }: CardListProps) => (
  <ul aria-label={label} className={styles.list}>
    {children}
  </ul>
);
