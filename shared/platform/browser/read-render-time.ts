/**
 * Returns the timestamp of the server-rendered data, or now if the browser does not expose it. The server sends it as a
 * response header, so that equal pages stay the same bytes; cached pages keep theirs.
 */
export function readRenderTime(page: Pick<Performance, 'getEntriesByType'> = performance): number {
  const [navigation] = page.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const rendered = navigation?.serverTiming?.find(({ name }) => name === 'rendered');
  return Number(rendered?.description) || Date.now();
}
