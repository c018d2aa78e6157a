import type { Place } from '@portal/shared/contract/parts';

/** Columns that the offers of both programmes share. */
type OfferRow = {
  id: number;
  status: number;
  cityInfo: string | null;
  prerequisite: string | null;
  vacancies: number;
  wait: number;
  capacity: number;
  taken: number;
  startsAt: Date;
  endsAt: Date;
};

/** An offer in the contract's words (A 3, B 3); `open_vacancies` are the registrations still available. */
export const toOffer = (row: OfferRow, cities: Place[]) => ({
  id: row.id,
  status: row.status,
  start_date: row.startsAt.toISOString(),
  end_date: row.endsAt.toISOString(),
  city_info: row.cityInfo,
  cities,
  prerequisite: row.prerequisite,
  vacancies: row.vacancies,
  wait: row.wait,
  open_vacancies: row.capacity - row.taken,
});
