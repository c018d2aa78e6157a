import type { PssItem } from '@portal/shared/contract/pss-selection-processes';
import { formatPeriod } from '@portal/shared/format/period';
import { OfferCard } from '@portal/shared/selection-process/offer-card';
import { placesOf } from '@portal/shared/selection-process/places';
import { EmptyState } from '@portal/shared/ui/empty-state';
import type { ReactNode } from 'react';
import styles from './positions.module.css';

interface PositionsProps {
  items: readonly PssItem[];
  /** What to say when there are none: the two notices differ (B 2.3, B 2.4). */
  empty: string;
  action?: (item: PssItem) => ReactNode;
}

/** The positions that a process offers (B 2.3). */
export function Positions({ items, empty, action }: PositionsProps) {
  if (items.length === 0) return <EmptyState title={empty} />;
  return (
    <div className={styles.positions}>
      {items.map((item) => (
        <OfferCard key={item.id} title={item.job_title.name} facts={factsOf(item)} action={action?.(item)} />
      ))}
    </div>
  );
}

const factsOf = (item: PssItem) =>
  [
    ['Período de inscrição', formatPeriod(item.start_date, item.end_date)],
    ['Cidade', placesOf(item)],
    ['Pré-requisitos', item.prerequisite ?? 'Não há pré requisitos'],
    ['Vagas imediatas', item.vacancies],
    ['Vagas de reserva', item.wait],
    ['Inscrições disponíveis', item.open_vacancies],
  ] as const;
