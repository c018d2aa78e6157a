import type { PsgItem } from '@portal/shared/contract/selection-processes';
import { formatPeriod } from '@portal/shared/format/period';
import { OfferCard } from '@portal/shared/selection-process/offer-card';
import { placesOf } from '@portal/shared/selection-process/places';
import { EmptyState } from '@portal/shared/ui/empty-state';
import type { ReactNode } from 'react';
import styles from './psg-offers.module.css';

interface PsgOffersProps {
  items: readonly PsgItem[];
  /** What can be done with an offer. */
  action?: (item: PsgItem) => ReactNode;
}

/** The courses that a process offers; those with status 1 are shown (A 2.10, A 4). */
export function PsgOffers({ items, action }: PsgOffersProps) {
  const shown = items.filter(({ status }) => status === null || status === 1);
  if (shown.length === 0) return <EmptyState title="Não há cursos" />;
  return (
    <div className={styles.offers}>
      {shown.map((item) => (
        <OfferCard key={item.id} title={item.course_name} facts={factsOf(item)} action={action?.(item)} />
      ))}
    </div>
  );
}

const factsOf = (item: PsgItem) =>
  [
    ['Período do curso', formatPeriod(item.start_date_course, item.end_date_course)],
    ['Período de inscrição', formatPeriod(item.start_date, item.end_date)],
    ['Cidade', placesOf(item)],
    ['Pré-requisitos', item.prerequisite ?? 'Não há pré requisitos'],
    ['Vagas imediatas', item.vacancies],
    ['Vagas de reserva', item.wait],
    ['Inscrições disponíveis', item.open_vacancies],
  ] as const;
