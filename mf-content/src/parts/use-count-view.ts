import { useEffect } from 'react';

/** Views counted in this visit: returning to a page does not count again. */
const countedViews = new Set<string>();

/**
 * Counts a view once per visit, after hydration (B 2.8, B 2.9); failures are ignored.
 * @param key identifies the content; undefined until known
 */
export function useCountView(key: string | undefined, count: () => Promise<unknown>): void {
  useEffect(() => {
    if (key === undefined || countedViews.has(key)) return;
    countedViews.add(key);
    count().catch(() => {});
  }, [key]);
}
