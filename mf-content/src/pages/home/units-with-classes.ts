import { cataloguePage } from '@portal/runtime/catalogue/catalogue-query';

/** Names of the units in which some open course has a class, in the order of the alphabet. */
export async function unitsWithClasses(asking: Parameters<typeof cataloguePage>[1]): Promise<string[]> {
  const { facets } = await cataloguePage({}, asking);
  return facets.units.filter(({ count }) => count > 0).map(({ label }) => label);
}
