import type { OfferTable, ProcessTable } from '../../src/db/schema/selection.ts';
import type { OfferSeed, ProcessSeed } from '../data/process-seed.ts';
import { processName } from './process-text.ts';
import type { Places } from './seed-places.ts';
import { getOrThrow, type SeedContext } from './step.ts';

/** What the example processes of both kinds have in common. */

/** The row of a process, which is open as long as any of its offers is. */
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
    resultDate: calendar.day(process.resultIn),
    createdAt: calendar.moment(opensIn - 2),
    updatedAt: calendar.moment(Math.min(opensIn, 0)),
  } satisfies ProcessTable['$inferInsert'];
}

/** Where a process takes place. */
export const cityRows = (process: ProcessSeed, { cityIds }: Places) =>
  process.cities.map((city) => ({ processId: process.id, cityId: getOrThrow(cityIds, city) }));

/** The row of an offer, but for what it offers. */
export function offerRow(offer: OfferSeed, { calendar }: SeedContext) {
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
    createdAt: calendar.moment(offer.opensIn - 2),
    updatedAt: calendar.moment(Math.min(offer.opensIn, 0)),
  } satisfies Partial<OfferTable['$inferInsert']>;
}
