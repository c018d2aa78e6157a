import { queryOptions } from '@portal/runtime/query';
import { call } from '@portal/shared/api';
import { listCities } from '@portal/shared/contract/cities';
import { listMatters } from '@portal/shared/contract/psa';

/** Every city as an option, 'title - state letter' (A 2.7). They hardly ever change. */
export const cityOptionsQuery = () =>
  queryOptions({
    queryKey: ['ticket', 'cities'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call(listCities, { signal })).map(({ id, title, state }) => ({
        value: String(id),
        label: state ? `${title} - ${state.letter}` : title,
      })),
  });

/** Subjects of a support ticket, as options (B 3, B 7). */
export const matterOptionsQuery = () =>
  queryOptions({
    queryKey: ['ticket', 'matters'],
    queryFn: async ({ signal }) =>
      (await call(listMatters, { signal })).map(({ id, name }) => ({ value: String(id), label: name })),
  });
