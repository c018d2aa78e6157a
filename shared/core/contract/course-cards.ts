/**
 * Where the picture of a course is that shared links show (Open Graph), beyond the bare contract: whoever shows it
 * learns its address from the course, for another server has none.
 */
export const courseCardRoute = '/courses-sig/:id/card.png';

/** Pixels of a card. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Where the card of a course is, on the portal's own origin.
 * @param version changes with what the card shows, so that whoever keeps pictures fetches it again
 */
export const courseCardPath = (id: number, version: string): string =>
  `/api/v1${courseCardRoute.replace(':id', String(id))}?v=${version}`;
