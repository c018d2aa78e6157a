import { EmptyState } from '@portal/ui/empty-state';
import { PaginatedList } from '@portal/ui/paginated-list';
import type { ReactNode } from 'react';
import type { Offer } from '../rules/process-kind-config.ts';
import { OfferCard } from './offer-card.tsx';
import styles from './offer-list.module.css';

/** Query parameter of the page number in very long lists. */
const PAGE_PARAMETER = 'ofertas';

interface OfferListProps {
  offers: readonly Offer[];
  /** Text without offers. */
  empty: string;
  action?: (offer: Offer) => ReactNode;
  note?: (offer: Offer) => ReactNode;
}

/** Courses or positions of a process (A 2.10, B 2.3). */
export function OfferList({ offers, empty, action, note }: OfferListProps) {
  if (offers.length === 0) return <EmptyState title={empty} />;
  return (
    <PaginatedList items={offers} parameter={PAGE_PARAMETER}>
      {(shown) => (
        <div className={styles.offers}>
          {shown.map((offer) => (
            <OfferCard key={offer.id} offer={offer} action={action?.(offer)} note={note?.(offer)} />
          ))}
        </div>
      )}
    </PaginatedList>
  );
}
