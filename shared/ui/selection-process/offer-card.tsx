import type { Offer } from '@portal/runtime/selection-process/process-kind-config';
import { type ReactNode, useId } from 'react';
import styles from './offer-card.module.css';

interface OfferCardProps {
  offer: Pick<Offer, 'name' | 'facts'>;
  /** What can be done with it. */
  action?: ReactNode;
}

/** What a process offers: a course of the PSG, a position of the PSS (A 2.10, B 2.3). */
export function OfferCard({ offer: { name, facts }, action }: OfferCardProps) {
  const nameId = useId();
  return (
    <article className={styles.offer} aria-labelledby={nameId}>
      <h3 id={nameId}>{name}</h3>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([term, value]) => (
            <div key={term} className={styles.fact} data-long={String(value).length > 32 || undefined}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}
