import type { OfferTable, ProcessTable } from '../../src/db/schema/selection.ts';
import type { Calendar } from '../calendar.ts';
import { commonDocuments, type OfferSeed, type ProcessSeed } from '../data/process-seed.ts';
import { units } from '../data/units.ts';
import { processName } from './process-text.ts';
import type { Places } from './seed-places.ts';
import { getOrThrow, type SeedContext } from './step.ts';

interface Offered {
  kind: 'psg' | 'pss';
  process: ProcessSeed;
  offer: OfferSeed;
  /** Display texts of weekdays and hours. */
  schedule: string[];
}

/** Returns the row of a process, which is open as long as one of its offers is. */
export function processRow(process: ProcessSeed, { calendar }: SeedContext, { unitIds }: Places) {
  const opensIn = Math.min(...process.items.map((item) => item.opensIn));
  const closesIn = Math.max(...process.items.map((item) => item.closesIn));
  return {
    id: process.id,
    ...processName(process, calendar.year(opensIn)),
    status: process.status,
    cityInfo: process.cityInfo ?? null,
    unitId: getOrThrow(unitIds, process.unit),
    startDate: calendar.day(opensIn),
    endDate: calendar.day(closesIn),
    resultDate: calendar.day(resultDay(process, calendar)),
    createdAt: calendar.moment(opensIn - 2),
    updatedAt: calendar.moment(Math.min(opensIn, 0)),
  } satisfies ProcessTable['$inferInsert'];
}

export const cityRows = (process: ProcessSeed, { cityIds }: Places) =>
  process.cities.map((city) => ({ processId: process.id, cityId: getOrThrow(cityIds, city) }));

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
  { kind, process, offer, schedule }: Offered,
  { calendar }: Pick<SeedContext, 'calendar'>,
) {
  const delivery = documentDays(process, calendar);
  const elsewhere = units.find(({ name }) => name === offer.unit);
  const capacity = offer.vacancies + offer.wait;
  return {
    status: offer.hidden ? 2 : 1,
    prerequisite: offer.prerequisite ?? null,
    vacancies: offer.vacancies,
    wait: offer.wait,
    capacity,
    taken: offer.taken === 'all' ? capacity : offer.taken,
    startsAt: calendar.moment(offer.opensIn, 8),
    endsAt: calendar.moment(offer.closesIn, 23, 59),
    place: offer.place ?? (offer.unit ? `Unidade ${offer.unit}` : null),
    address: offer.address ?? elsewhere?.address ?? null,
    schedule,
    documentsToBring: [...commonDocuments[kind], ...(offer.documents ?? [])],
    documentsStartAt: calendar.moment(delivery.first, 8),
    documentsEndAt: calendar.moment(delivery.last, 18),
    documentsPlace: offer.address ? null : `Secretaria da unidade ${offer.unit ?? process.unit}`,
    createdAt: calendar.moment(offer.opensIn - 2),
    updatedAt: calendar.moment(Math.min(offer.opensIn, 0)),
  } satisfies Partial<OfferTable['$inferInsert']>;
}
