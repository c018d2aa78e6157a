import { type ReactNode, useId } from 'react';
import type { Offer } from '../rules/process-kind-config.ts';
import { FactList } from './fact-list.tsx';
import styles from './offer-card.module.css';

interface OfferCardProps {
  offer: Pick<Offer, 'name' | 'facts'>;
  action?: ReactNode;
  note?: ReactNode;
}

/** Offer of a process: a course of the PSG, a position of the PSS (A 2.10, B 2.3). */
export function OfferCard({ offer: { name, facts }, action, note }: OfferCardProps) {
  const nameId = useId();
  return (
    <article className={styles.offer} aria-labelledby={nameId}>
      <h3 id={nameId}>{name}</h3>
      <div className={action ? styles.rows : undefined}>
        <div className={styles.known}>
          <FactList facts={facts} />
          {note}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}
