import { useEffect } from 'react';

/** What this visit has counted already: coming back to a page does not count it twice. */
const counted = new Set<string>();

/**
 * Counts a view once per visit, after the page is alive (B 2.8, B 2.9). A failure is nobody's business.
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
