import { monthName } from '@portal/contract/format/calendar';
import type { CatalogueFacets, CatalogueFilters, FacetOption } from '../endpoints/catalogue.ts';
import { byName, type CourseIndex, type NamedFilter } from './catalogue.ts';
import type { Filter } from './course-entries.ts';
import type { FacetCounts, SelectedFilters } from './filter-courses.ts';
import { priceBands } from './price-bands.ts';
import { shifts } from './shifts.ts';

/** Removes "Até R$ 1.000" if nothing costs more than R$ 500, unless it is selected. */
const removeRepeatedBands = (bands: readonly FacetOption[], chosen: string): FacetOption[] =>
  bands.filter(({ value, count }, place) => {
    const smaller = bands[place - 1];
    const isRepeat = smaller && isLimit(smaller.value) && isLimit(value) && smaller.count === count;
    return !isRepeat || value === chosen;
  });

const isLimit = (band: string): boolean => band.startsWith('ate-');

const withVacancies = [{ value: '1', label: 'Com vagas' }];

/**
 * Returns the options of each filter. Tabs and selects list every name of the schedule, so that they never
 * change; other filters list only values with results and the selected value.
 */
export function toFacets(
  counts: FacetCounts,
  chosen: SelectedFilters,
  asked: CatalogueFilters,
  { names }: Pick<CourseIndex, 'names'>,
): Omit<CatalogueFacets, 'modalities'> {
  const reachable = (filter: Filter) =>
    [...new Set([...counts[filter].keys(), chosen[filter]])].filter((key) => key !== '');
  const option = (filter: Filter, key: string, label: string, value = key): FacetOption => ({
    value,
    label,
    count: counts[filter].get(key)?.courses ?? 0,
  });
  const named = (filter: NamedFilter, chosenToo = reachable(filter)) =>
    [...new Set([...names[filter].keys(), ...chosenToo])]
      .map((key) => {
        const name = names[filter].get(key) ?? asked[filter]?.trim() ?? key;
        return option(filter, key, name, name);
      })
      .sort((one, other) => byName(one.label, other.label));
  const listed = (filter: Filter, values: readonly { value: string; label: string }[]) => {
    const keys = reachable(filter);
    return values
      .filter(({ value }) => keys.includes(value))
      .map(({ value, label }) => option(filter, value, label));
  };
  return {
    segments: named('seg', []),
    axes: named('axis'),
    units: named('unit'),
    cities: named('city'),
    shifts: listed('shift', shifts),
    prices: removeRepeatedBands(listed('price', priceBands), chosen.price),
    months: reachable('month')
      .sort()
      .map((month) => option('month', month, monthName(month))),
    vacancies: listed('vacancies', withVacancies),
  };
}
