/** A page of the way; the last one is the page itself, which needs no address. */
interface Stop {
  label: string;
  to: string | null;
}

/**
 * The way to a page as schema.org's `BreadcrumbList`.
 * @param addressOf gives the full address of a path; null where nobody knows it
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
