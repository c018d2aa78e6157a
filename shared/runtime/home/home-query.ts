import { queryOptions } from '@tanstack/react-query';

/**
 * The shared home data, fetched once for shell and pages (A 3, A 7).
 * Condensed: eight open courses and the first news; pages with longer lists have calls of their own.
 */
export const homeQuery = () =>
  queryOptions({
    queryKey: ['home'],
    // The server sends the data with the page: a browser needs this only where it was late, or has aged.
    queryFn: async ({ signal }) =>
      (await import(/* webpackChunkName: "home-data" */ './load-home.ts')).loadHome(signal),
  });
