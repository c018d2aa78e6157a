import { queryOptions } from '@tanstack/react-query';

/** Names of the units with classes, as options of the search. */
export const searchedUnitsQuery = () =>
  queryOptions({
    queryKey: ['home', 'units'],
    // Server-rendered pages contain the names: the browser fetches them only after a navigation to home.
    queryFn: async (asking) =>
      (await import(/* webpackChunkName: "units-with-classes" */ './units-with-classes.ts')).unitsWithClasses(
        asking,
      ),
  });
