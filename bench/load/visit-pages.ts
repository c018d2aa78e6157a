import { setTimeout as pause } from 'node:timers/promises';
import { runAtRate } from './run-at-rate.ts';

/** Visits so far. */
export interface Visits {
  /** Milliseconds of each. */
  times: number[];
  /** Path and status of each that failed, or its error. */
  failures: string[];
}

/** Loads a resource. @returns its text; failures are added to the visits */
export async function load(url: string, { times, failures }: Visits): Promise<string> {
  const began = performance.now();
  const { pathname, search } = new URL(url);
  try {
    const response = await fetch(url);
    const text = await response.text();
    if (!response.ok) failures.push(`${pathname}${search} ${response.status}`);
    return text;
  } catch (error) {
    failures.push(`${pathname}${search} ${(error as Error).cause ?? error}`);
    return '';
  } finally {
    times.push(performance.now() - began);
  }
}

/**
 * Visits pages at a constant rate.
 * @param base URL that the paths begin after
 * @param pathOf path of a visit, by its number
 * @returns a function that stops it
 */
export function visitPages(
  base: string,
  pathOf: (visit: number) => string,
  perSecond: number,
): () => Promise<Visits> {
  const visits: Visits = { times: [], failures: [] };
  const stop = runAtRate(perSecond, (visit) => load(base + pathOf(visit), visits));
  return () => stop().then(() => visits);
}

/** Visits pages for some seconds, as {@link visitPages} does. */
export async function visitFor(seconds: number, ...visits: Parameters<typeof visitPages>): Promise<Visits> {
  const stop = visitPages(...visits);
  await pause(seconds * 1_000);
  return stop();
}
