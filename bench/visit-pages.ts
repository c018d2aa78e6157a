import { steadily } from './steadily.ts';

/** Visits of pages so far. */
interface Visits {
  /** Milliseconds of each. */
  times: number[];
  /** Path and status of each that failed, or its error. */
  failures: string[];
}

/**
 * Visits pages by turns.
 * @param base URL of the portal
 * @param pathOf path of a visit, by its number
 * @returns a function that ends it
 */
export function visitPages(
  base: string,
  pathOf: (visit: number) => string,
  perSecond = 20,
): () => Promise<Visits> {
  const visits: Visits = { times: [], failures: [] };
  const stop = steadily(perSecond, async (visit) => {
    const path = pathOf(visit);
    const began = performance.now();
    try {
      const response = await fetch(base + path);
      await response.text();
      if (!response.ok) visits.failures.push(`/${path} ${response.status}`);
    } catch (error) {
      visits.failures.push(`/${path} ${(error as Error).cause ?? error}`);
    }
    visits.times.push(performance.now() - began);
  });
  return () => stop().then(() => visits);
}
