import { catalogueQuery } from '@portal/runtime/catalogue/catalogue-query';
import { preload, queryClientContext } from '@portal/runtime/preload';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readFilters, type ScheduleFilters } from '../../domain/schedule-filters.ts';

/** Paid presential courses, or free ones (A 2.4, A 9). */
export type Modality = 1 | 2;

/** One page of a schedule, as its address asks for it; the layout does not concern the server. */
export const schedulePageQuery = (modality: Modality, { view, ...filters }: ScheduleFilters) =>
  catalogueQuery({
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
    modality: String(modality),
  });

/** Milliseconds that a list in sight waits for the next one; then a skeleton takes its place. */
const PATIENCE = 300;

/** The server waits for the list as for any data. A browser that waits too long, or is offline, says so in the page. */
export const scheduleLoader =
  (modality: Modality) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const query = schedulePageQuery(modality, readFilters(new URL(request.url).searchParams));
    if (typeof window === 'undefined') return preload(context, query);
    const answer = context
      .get(queryClientContext)
      .ensureQueryData(query)
      .catch(() => null);
    if (navigator.onLine)
      await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    return null;
  };
