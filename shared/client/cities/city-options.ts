import { call } from '@portal/client/api';
import { listCities } from '@portal/contract/endpoints/units';
import { ownState } from '@portal/contract/institution/own-state';
import { queryOptions } from '@tanstack/react-query';

/** All cities as options, own state first (A 2.7, A 3). Offline it fails at once, so that the city can be typed. */
export const cityOptionsQuery = () =>
  queryOptions({
    queryKey: ['city-options'],
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    refetchOnReconnect: true,
    queryFn: async ({ signal }) =>
      (await call(listCities, { signal })).map(({ id, title, state }) => ({
        value: String(id),
        label: state?.letter ? `${title} - ${state.letter}` : title,
        preferred: state?.letter === ownState,
      })),
  });
