import type { offers, Programme, processes } from '../../src/db/schema/selection.ts';
import type { Calendar } from '../calendar.ts';
import { commonDocuments, type OfferSeed, type ProcessSeed } from '../data/process-seed.ts';
import { units } from '../data/units.ts';
import { processName } from './process-text.ts';
import type { Places } from './seed-places.ts';
import { getOrThrow, type SeedContext } from './step.ts';

interface Offered {
  programme: Programme;
  process: ProcessSeed;
  offer: OfferSeed;
  /** Display texts of weekdays and hours. */
  schedule: string[];
}

/** Returns the row of a process, which is open as long as one of its offers is. */
export function processRow(
  programme: Programme,
  process: ProcessSeed,
  { calendar }: SeedContext,
  { unitIds }: Places,
) {
  const opensIn = Math.min(...process.items.map((item) => item.opensIn));
  const closesIn = Math.max(...process.items.map((item) => item.closesIn));
  return {
    programme,
    id: process.id,
    ...processName(process, calendar.year(opensIn)),
    status: process.status,
    city_info: process.cityInfo ?? null,
    unit_id: getOrThrow(unitIds, process.unit),
    start_date: calendar.day(opensIn),
    end_date: calendar.day(closesIn),
    result_date: calendar.day(resultDay(process, calendar)),
    created_at: calendar.moment(opensIn - 2).toISOString(),
    updated_at: calendar.moment(Math.min(opensIn, 0)).toISOString(),
  } satisfies typeof processes.$inferInsert;
}

export const cityRows = (programme: Programme, process: ProcessSeed, { cityIds }: Places) =>
  process.cities.map((city) => ({ programme, process_id: process.id, city_id: getOrThrow(cityIds, city) }));

/** Results are published on workdays. */
const resultDay = ({ resultIn }: ProcessSeed, calendar: Calendar) => calendar.workday(resultIn);

/** Returns three consecutive days of one week for the delivery of documents, some days after the result. */
export function documentDays(process: ProcessSeed, calendar: Calendar): { first: number; last: number } {
  const earliest = resultDay(process, calendar) + 5;
  // Three consecutive workdays begin from Monday to Wednesday.
  const toMonday = (8 - calendar.weekday(earliest)) % 7;
  const first = [1, 2, 3].includes(calendar.weekday(earliest)) ? earliest : earliest + toMonday;
  return { first, last: first + 2 };
}

/** Returns the common columns of an offer. */
export function offerRow(
  { programme, process, offer, schedule }: Offered,
  { calendar }: Pick<SeedContext, 'calendar'>,
) {
  const delivery = documentDays(process, calendar);
  const elsewhere = units.find(({ name }) => name === offer.unit);
  const capacity = offer.vacancies + offer.wait;
  return {
    programme,
    process_id: process.id,
    status: offer.hidden ? 2 : 1,
    prerequisite: offer.prerequisite ?? null,
    vacancies: offer.vacancies,
    wait: offer.wait,
    capacity,
    taken: offer.taken === 'all' ? capacity : offer.taken,
    start_date: calendar.moment(offer.opensIn, 8),
    end_date: calendar.moment(offer.closesIn, 23, 59),
    place: offer.place ?? (offer.unit ? `Unidade ${offer.unit}` : null),
    address: offer.address ?? elsewhere?.address ?? null,
    schedule,
    documents_to_bring: [...commonDocuments[programme], ...(offer.documents ?? [])],
    documents_start_date: calendar.moment(delivery.first, 8),
    documents_end_date: calendar.moment(delivery.last, 18),
    documents_place: offer.address ? null : `Secretaria da unidade ${offer.unit ?? process.unit}`,
    created_at: calendar.moment(offer.opensIn - 2).toISOString(),
    updated_at: calendar.moment(Math.min(offer.opensIn, 0)).toISOString(),
  } satisfies typeof offers.$inferInsert;
}
