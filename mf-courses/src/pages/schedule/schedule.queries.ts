import { catalogueQuery } from '@portal/runtime/catalogue/catalogue-query';
import { preload, queryClientContext } from '@portal/runtime/preload';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Modality, readFilters, type ScheduleFilters } from '../../domain/schedule-filters.ts';

/** One page of a schedule, as its address asks for it; the layout does not concern the server. */
export const schedulePageQuery = (modality: Modality, filters: ScheduleFilters) =>
  catalogueQuery({ ...asked(filters), modality: String(modality) });

/** The filters that are set, for the server. */
const asked = ({ view, ...filters }: ScheduleFilters): Partial<ScheduleFilters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value));

/** Milliseconds that a list in sight waits for the next one; then a skeleton takes its place. */
const PATIENCE = 300;

/** The server waits for the list as for any data. A browser that waits too long, or is offline, says so in the page. */
export const scheduleLoader =
  (modality: Modality) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const page = schedulePageQuery(modality, readFilters(new URL(request.url).searchParams));
    if (typeof window === 'undefined') return preload(context, page);
    const answer = Promise.allSettled([context.get(queryClientContext).ensureQueryData(page)]);
    if (navigator.onLine)
      await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    return null;
  };
