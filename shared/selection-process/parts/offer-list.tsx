import { EmptyState } from '@portal/ui/empty-state';
import { PaginatedList } from '@portal/ui/paginated-list';
import { WrapText } from '@portal/ui/wrap-text';
import { type ReactNode, useId } from 'react';
import styles from '../pages/process.module.css';
import type { Fact, Offer } from '../rules/process.ts';

interface OfferListProps {
  offers: readonly Offer[];
  empty: string;
  action?: (offer: Offer) => ReactNode;
  note?: (offer: Offer) => ReactNode;
}

/** Courses or positions of a process (A 2.10, B 2.3). */
export function OfferList({ offers, empty, action, note }: OfferListProps) {
  if (offers.length === 0) return <EmptyState title={empty} />;
  return (
    <PaginatedList items={offers} parameter="ofertas">
      {(shown) => (
        <div className="stack gap-5">
          {shown.map((offer) => (
            <OfferCard key={offer.id} offer={offer} action={action?.(offer)} note={note?.(offer)} />
          ))}
        </div>
      )}
    </PaginatedList>
  );
}

interface OfferCardProps {
  offer: Pick<Offer, 'name' | 'facts'>;
  action?: ReactNode;
  note?: ReactNode;
}

/** Offer of a process: a course of the PSG, a position of the PSS (A 2.10, B 2.3). */
export function OfferCard({ offer: { name, facts }, action, note }: OfferCardProps) {
  const nameId = useId();
  return (
    <article className={`lineCard ${styles.offer}`} aria-labelledby={nameId}>
      <h3 id={nameId}>{name}</h3>
      <div className={action ? styles.rows : undefined}>
        <div className="stack">
          <FactList facts={facts} />
          {note}
        </div>
        {action && <div className={`mt-5 ${styles.action}`}>{action}</div>}
      </div>
    </article>
  );
}

/** Minimum length of a wide value. Dates and counts keep their columns, because their lengths vary. */
const getMinLongLength = (value: string) => (/^\d/.test(value) ? 33 : 17);

/** Known facts side by side, long ones wider. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={`facts tabular stack columns gap-x-6 mt-4 ${styles.facts}`}>
      {known.map(([term, value]) => (
        <div
          key={term}
          className={styles.fact}
          data-long={String(value).length >= getMinLongLength(String(value)) || undefined}
        >
          <dt>{term}</dt>
          <dd>{typeof value === 'string' ? <WrapText>{value}</WrapText> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
