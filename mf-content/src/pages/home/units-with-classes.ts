import { cataloguePage } from '@portal/client/catalogue/catalogue-query';

/** Returns the names of units with open classes, alphabetically. */
export async function unitsWithClasses(asking: Parameters<typeof cataloguePage>[1]): Promise<string[]> {
  const { facets } = await cataloguePage({}, asking);
  return facets.units.filter(({ count }) => count > 0).map(({ label }) => label);
}
