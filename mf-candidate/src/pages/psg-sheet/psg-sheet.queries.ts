import { call } from '@portal/client/api';
import { listCities } from '@portal/contract/endpoints/cities';
import { getPsgSheet, getPsgSheetPdf } from '@portal/contract/endpoints/psg-papers';
import { queryOptions } from '@tanstack/react-query';

export const psgSheetQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate', 'psg-sheet', id],
    queryFn: ({ signal }) => call(getPsgSheet, { params: { id }, signal }),
  });

export const psgSheetPdfQuery = (id: string) =>
  queryOptions({
    queryKey: ['candidate', 'psg-sheet-pdf', id],
    queryFn: ({ signal }) => call(getPsgSheetPdf, { params: { id }, signal }),
  });

/** Loads the names of cities by id, because a person has only the id. They rarely change. */
export const cityNamesQuery = () =>
  queryOptions({
    queryKey: ['city-names'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      new Map((await call(listCities, { signal })).map(({ id, title }) => [id, title])),
  });
