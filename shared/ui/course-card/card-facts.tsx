import type { ReactNode } from 'react';
import styles from './course-card.module.css';

/** One printed line: what it is, and its value; a missing one is 'Em Breve' (A 8). */
export interface CardFact {
  label: string;
  value?: ReactNode;
}

const isMissing = (value: ReactNode) => value === undefined || value === null || value === '';

interface CardFactsProps {
  facts: readonly CardFact[];
  /** For values that need no label: one after the other, the labels for screen readers and where a value is missing. */
  brief?: boolean;
}

export function CardFacts({ facts, brief = false }: CardFactsProps) {
  return (
    <dl className={brief ? styles.brief : styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact} data-missing={isMissing(value) || undefined}>
          <dt>{label}</dt>
          <dd>{isMissing(value) ? 'Em Breve' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
