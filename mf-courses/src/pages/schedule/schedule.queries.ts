import { cataloguePage, catalogueQuery } from '@portal/client/catalogue/catalogue-query';
import { isTaughtAt, type OtherPlace, otherPlaces } from '@portal/contract/catalogue/other-places';
import { now } from '@portal/contract/clock';
import { preload, queryClientContext } from '@portal/platform/remote';
import { queryOptions, useQuery } from '@tanstack/react-query';
import pTimeout from 'p-timeout';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  askedPlace,
  type Modality,
  readFilters,
  type ScheduleFilters,
} from '../../domain/schedule-filters.ts';

/** One page of a schedule by its URL, without the view, which is the browser's. */
const schedulePageQuery = (modality: Modality, filters: ScheduleFilters) =>
  catalogueQuery({ ...selectActive(filters), modality: String(modality) });

/** Filters for the server. */
const selectActive = ({ view, ...filters }: ScheduleFilters): Partial<ScheduleFilters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value));

/** Reads one page of a schedule. `latest` is the last response: its filters stay while the next list loads or fails. */
export function useSchedulePage(modality: Modality, filters: ScheduleFilters) {
  const query = useQuery(schedulePageQuery(modality, filters));
  const [latest, setLatest] = useState(query.data);
  if (query.data !== undefined && query.data !== latest) setLatest(query.data);
  return { query, latest: query.data ?? latest };
}

/** Results of other places if the selected one has none; without any, those of the other list. */
export const otherPlacesQuery = (modality: Modality, filters: ScheduleFilters) =>
  queryOptions({
    queryKey: ['other-places', modality, filters],
    queryFn: async (asking) => {
      const anywhere = { ...filters, unit: '', city: '', page: '', sort: 'inicio' };
      const same = await findElsewhere(modality, anywhere, filters, asking);
      if (same.places.length > 0) return same;
      // Prices of the lists are not comparable.
      return findElsewhere(modality === 1 ? 2 : 1, { ...anywhere, price: '' }, filters, asking);
    },
  });

/** Returns places with results in the list of paid or free courses. */
async function findElsewhere(
  modality: Modality,
  anywhere: ScheduleFilters,
  filters: ScheduleFilters,
  asking: Parameters<typeof cataloguePage>[1],
) {
  const place = askedPlace(filters);
  if (!place) return { modality, places: [] as OtherPlace[] };
  const { groups } = await cataloguePage({ ...selectActive(anywhere), modality: String(modality) }, asking);
  const courses = groups.flatMap((group) => group.courses);
  // Tabs already link to this place in the other list.
  const isHere = isTaughtAt(courses, place.kind, place.name);
  return { modality, places: isHere ? [] : otherPlaces(courses, place.kind, place.name, now()) };
}

/** How long the current list stays while the next one loads, before a skeleton replaces it. */
const SKELETON_DELAY_MS = 300;

/** The server waits for the list within its data budget. If a browser waits too long or is offline, the page shows it. */
export const scheduleLoader =
  (modality: Modality) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const filters = readFilters(new URL(request.url).searchParams);
    const page = schedulePageQuery(modality, filters);
    if (typeof window === 'undefined') {
      await preload(context, page);
      const isEmpty = context.get(queryClientContext).getQueryData(page.queryKey)?.total === 0;
      if (isEmpty && askedPlace(filters)) await preload(context, otherPlacesQuery(modality, filters));
      return null;
    }
    const answer = Promise.allSettled([context.get(queryClientContext).ensureQueryData(page)]);
    if (navigator.onLine) await pTimeout(answer, { milliseconds: SKELETON_DELAY_MS, message: false });
    return null;
  };
