import { useEffect } from 'react';

/** Views counted in this visit, so that coming back to a page does not count it twice. */
const counted = new Set<string>();

/**
 * Counts a view once per visit, after hydration (B 2.8, B 2.9). A failure is ignored.
 * @param key names what is seen; undefined as long as it is not known
 * @param count sends the view
 */
export function useCountView(key: string | undefined, count: () => Promise<unknown>): void {
  useEffect(() => {
    if (key === undefined || counted.has(key)) return;
    counted.add(key);
    count().catch(() => {});
  }, [key]);
}
