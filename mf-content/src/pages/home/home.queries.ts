import { queryOptions } from '@tanstack/react-query';

/** Names of the units that have classes, which the search offers. */
export const searchedUnitsQuery = () =>
  queryOptions({
    queryKey: ['home', 'units'],
    // The server sends the names with the page: a browser needs this only for coming home later.
    queryFn: async (asking) =>
      (await import(/* webpackChunkName: "units-with-classes" */ './units-with-classes.ts')).unitsWithClasses(
        asking,
      ),
  });
