/**
 * Route of a staff selection's picture for shared links (Open Graph), beyond the bare contract. Pages take
 * its URL from the process, because another server has none.
 */
export const pssCardRoute = '/pss-selection-processes/:id/card.png';

/**
 * Returns the path of a staff selection's card.
 * @param version changes with the card's content, so that caches reload it
 */
export const pssCardPath = (id: number, version: string): string =>
  `/api/v1${pssCardRoute.replace(':id', String(id))}?v=${version}`;
