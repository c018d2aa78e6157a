import type { ReactNode } from 'react';
import styles from './offer-card.module.css';

interface OfferCardProps {
  title: string;
  /** Name and value of each fact; those without a value are left out. */
  facts: readonly (readonly [term: string, value: string | number | null])[];
  /** What can be done with it. */
  action?: ReactNode;
}

/** What a process offers: a course of the PSG, a position of the PSS (A 2.10, B 2.3). */
export const OfferCard = ({ title, facts, action }: OfferCardProps) => (
  <article className={styles.offer}>
    <h3>{title}</h3>
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
    {action}
  </article>
);
