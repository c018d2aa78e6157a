import { queryOptions } from '@tanstack/react-query';

/** Shared home data, fetched once for shell and pages (A 3, A 7) and condensed: eight open courses and the first news. */
export const homeQuery = () =>
  queryOptions({
    queryKey: ['home'],
    // Server-rendered pages contain the data: the browser fetches it only if it was late or has become stale.
    queryFn: async ({ signal }) =>
      (await import(/* webpackChunkName: "home-data" */ './load-home.ts')).loadHome(signal),
  });
