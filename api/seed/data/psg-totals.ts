import { psgProcesses } from './psg.ts';

const openItems = psgProcesses
  .filter(({ status }) => status <= 2)
  .flatMap(({ items, cityInfo }) =>
    items.map((item) => ({ ...item, isRemote: cityInfo?.includes('distância') })),
  )
  .filter(
    ({ opensIn, closesIn, taken, hidden }) => opensIn < 0 && closesIn > 0 && taken !== 'all' && !hidden,
  );

/** Vacancies and cities of the free courses with open registrations, for texts that mention them. */
export const psgTotals = {
  vacancies: openItems.reduce((sum, { vacancies }) => sum + vacancies, 0),
  cities: [...new Set(openItems.flatMap(({ city, isRemote }) => (isRemote ? [] : city)))].sort(),
};
