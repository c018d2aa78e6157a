/** Tolerated clock difference: a `Date` header has whole seconds and arrives with delay. */
const TOLERANCE_MS = 5_000;

let offset = 0;
const listeners = new Set<() => void>();

/** Returns the time by the server's clock, if known: phones are days off. The only "now" of browser code. */
export const now = (): number => Date.now() + offset;

export const differsFromDevice = (timestamp: number, toleranceMs: number): boolean =>
  Math.abs(timestamp - Date.now()) > toleranceMs;

/** Sets the server's time from a response that no cache has stored. */
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

/** Calls `listener` when the server's time changes. @returns function that unsubscribes */
export function watchServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
