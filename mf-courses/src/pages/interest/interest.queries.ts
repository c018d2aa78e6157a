import { call } from '@portal/shared/api';
import { listCities } from '@portal/shared/contract/cities';
import { queryOptions } from '@portal/shared/query';

/** Every city as an option: 'city title - state letter' (A 2.7). They hardly ever change. */
export const cityOptionsQuery = () =>
  queryOptions({
    queryKey: ['city-options'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call(listCities, { signal })).map(({ id, title, state }) => ({
        value: String(id),
        label: state?.letter ? `${title} - ${state.letter}` : title,
      })),
  });
