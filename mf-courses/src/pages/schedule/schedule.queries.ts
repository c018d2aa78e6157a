import { catalogueQuery } from '@portal/runtime/catalogue/catalogue-query';
import { preload } from '@portal/runtime/query';
import type { LoaderFunctionArgs } from '@portal/runtime/router';
import { readFilters, type ScheduleFilters } from '../../domain/schedule-filters.ts';

/** Paid presential courses, or free ones (A 2.4, A 9). */
export type Modality = 1 | 2;

/** One page of a schedule, as its address asks for it; the layout does not concern the server. */
export const schedulePageQuery = (modality: Modality, { view, ...filters }: ScheduleFilters) =>
  catalogueQuery({
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
    modality: String(modality),
  });

export const scheduleLoader =
  (modality: Modality) =>
  ({ context, request }: LoaderFunctionArgs) =>
    preload(context, schedulePageQuery(modality, readFilters(new URL(request.url).searchParams)));
