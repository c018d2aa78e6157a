/** Page of the trail; the last one is the page itself, which needs no URL. */
interface Stop {
  label: string;
  to: string | null;
}

/**
 * Builds a page's trail as schema.org's `BreadcrumbList`.
 * @param addressOf returns the URL of a path; null if the origin is not configured
 */
export const breadcrumbList = (
  stops: readonly Stop[],
  addressOf: (path: string) => string | null,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: stops.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: (to !== null && addressOf(to)) || undefined,
  })),
});
