/**
 * Where the picture of a staff selection is that shared links show (Open Graph), beyond the bare contract: whoever shows
 * it learns its address from the process, for another server has none.
 */
export const pssCardRoute = '/pss-selection-processes/:id/card.png';

/**
 * Where the card of a staff selection is, on the portal's own origin.
 * @param version changes with what the card shows, so that whoever keeps pictures fetches it again
 */
export const pssCardPath = (id: number, version: string): string =>
  `/api/v1${pssCardRoute.replace(':id', String(id))}?v=${version}`;
