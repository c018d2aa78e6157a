import { offerCalendarPath } from '@portal/contract/endpoints/calendars';
import type { Place } from '@portal/contract/endpoints/parts';
import type { OfferTable } from '../db/schema/selection.ts';
import type { Meeting } from './offer-dates.repository.ts';

/** Converts an offer to the contract's fields (A 3, B 3); `open_vacancies` are the available registrations. */
export const toOffer = (
  row: OfferTable['$inferSelect'],
  meeting: Meeting,
  cities: Place[],
  calendar: 'ofPsgOffer' | 'ofPssOffer',
) => ({
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
  calendar_url: offerCalendarPath(calendar, row.id),
  ...meeting,
});
