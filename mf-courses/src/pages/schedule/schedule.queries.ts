import { cataloguePage, catalogueQuery } from '@portal/runtime/catalogue/catalogue-query';
import { preload, queryClientContext } from '@portal/runtime/preload';
import { queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  forOtherSchedule,
  isNarrowed,
  readFilters,
  type ScheduleFilters,
} from '../../domain/schedule-filters.ts';

/** Paid presential courses, or free ones (A 2.4, A 9). */
export type Modality = 1 | 2;

/** One page of a schedule, as its address asks for it; the layout does not concern the server. */
export const schedulePageQuery = (modality: Modality, filters: ScheduleFilters) =>
  catalogueQuery({ ...asked(filters), modality: String(modality) });

/** The filters that are set, for the server. */
const asked = ({ view, ...filters }: ScheduleFilters): Partial<ScheduleFilters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value));

/** How many courses the schedule of the other modality has under the same filters. */
export function otherTotalQuery(modality: Modality, filters: ScheduleFilters) {
  const query = { ...asked(forOtherSchedule(filters)), modality: modality === 1 ? '2' : '1', size: '1' };
  return queryOptions({
    queryKey: ['catalogue-total', query],
    queryFn: async (asking) => (await cataloguePage(query, asking)).total,
  });
}

/** Milliseconds that a list in sight waits for the next one; then a skeleton takes its place. */
const PATIENCE = 300;

/** The server waits for the list as for any data. A browser that waits too long, or is offline, says so in the page. */
export const scheduleLoader =
  (modality: Modality) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const filters = readFilters(new URL(request.url).searchParams);
    const page = schedulePageQuery(modality, filters);
    const others = isNarrowed(filters) ? [otherTotalQuery(modality, filters)] : [];
    if (typeof window === 'undefined') return preload(context, page, ...others);
    const client = context.get(queryClientContext);
    const answer = Promise.allSettled([
      client.ensureQueryData(page),
      ...others.map((other) => client.ensureQueryData(other)),
    ]);
    if (navigator.onLine)
      await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    return null;
  };
