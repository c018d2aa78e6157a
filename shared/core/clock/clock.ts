/** Milliseconds by which the device's clock may differ: a `Date` header counts whole seconds, and takes a while to come. */
const TOLERANCE_MS = 5_000;

let offset = 0;
const listeners = new Set<() => void>();

/**
 * The present in milliseconds since 1970, by the server's clock as far as it is known: phones are days off, and
 * deadlines are not theirs. The only source of "now" for code that runs in browsers (`scripts/server-time.test.ts`).
 */
export const now = (): number => Date.now() + offset;

/** Whether a timestamp of the server differs from the device's clock by more than that. */
export const differsFromDevice = (timestamp: number, toleranceMs: number): boolean =>
  Math.abs(timestamp - Date.now()) > toleranceMs;

/** Learns the server's time from a response that no cache has kept. */
export function learnServerTime(headers: Pick<Headers, 'get'>): void {
  const sentAt = Date.parse(headers.get('date') ?? '');
  const isCached =
    Number(headers.get('age') ?? 0) > 0 || /max-age=[1-9]/.test(headers.get('cache-control') ?? '');
  if (Number.isNaN(sentAt) || isCached) return;
  const measured = differsFromDevice(sentAt, TOLERANCE_MS) ? sentAt - Date.now() : 0;
  if (Math.abs(measured - offset) <= TOLERANCE_MS) return;
  offset = measured;
  for (const listener of listeners) listener();
}

/** Calls back when the server's time turns out to be another. @returns what ends it */
export function watchServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
