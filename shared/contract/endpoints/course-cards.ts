/**
 * Route of a course's picture for shared links (Open Graph), beyond the bare contract. Pages take its URL
 * from the course, because another server has none.
 */
export const courseCardRoute = '/courses-sig/:id/card.png';

/** Pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Returns the path of a course's card.
 * @param version changes with the card's content, so that caches reload it
 */
export const courseCardPath = (id: number, version: string): string =>
  `/api/v1${courseCardRoute.replace(':id', String(id))}?v=${version}`;
