import type { ReactNode } from 'react';
import styles from './course-card.module.css';

/** Label and value; a missing value is shown as 'Em Breve' (A 8). */
export interface CardFact {
  label: string;
  value?: ReactNode;
}

const isMissing = (value: ReactNode) => value === undefined || value === null || value === '';

interface CardFactsProps {
  facts: readonly CardFact[];
  /** One line of values without visible labels. Screen readers read the labels; a missing value shows its label. */
  brief?: boolean;
}

export function CardFacts({ facts, brief = false }: CardFactsProps) {
  return (
    <dl className={brief ? styles.brief : styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact} data-missing={isMissing(value) || undefined}>
          <dt className={brief && !isMissing(value) ? 'visuallyHidden' : undefined}>{label}</dt>
          <dd>{isMissing(value) ? 'Em Breve' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
