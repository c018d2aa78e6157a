/**
 * The moment that the page shows, in milliseconds, wherever the browser has kept it since: what the server rendered was
 * true then. It stands in a header, beside the page, which is the same bytes whenever it was made. Where the browser does
 * not tell of the header, now.
 */
export function readRenderTime(page: Pick<Performance, 'getEntriesByType'> = performance): number {
  const [navigation] = page.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const rendered = navigation?.serverTiming?.find(({ name }) => name === 'rendered');
  return Number(rendered?.description) || Date.now();
}
