import type { ReactNode } from 'react';
import styles from './ticket.module.css';

/** One printed line: what it is, and its value; a missing one is 'Em Breve' (A 8). */
export interface TicketFact {
  label: string;
  value?: ReactNode;
}

const isMissing = (value: ReactNode) => value === undefined || value === null || value === '';

export function TicketFacts({ facts }: { facts: readonly TicketFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{isMissing(value) ? 'Em Breve' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
