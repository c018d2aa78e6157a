import type { PsgItem } from '@portal/shared/contract/selection-processes';
import { OfferList } from '@portal/shared/selection-process/offer-list';
import { coursesOf } from '../domain/psg.ts';

/** The courses that a process offers; those with status 1 are shown (A 2.10, A 4). */
export const PsgOffers = ({ items }: { items: readonly PsgItem[] }) => (
  <OfferList offers={coursesOf({ items: [...items] })} empty="Não há cursos" />
);
