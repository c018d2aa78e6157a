import autocannon, { type Result } from 'autocannon';

/** How the API answered the schedule's call. */
export interface CatalogueLoad {
  /** Milliseconds that 95 of 100 answers took at most. */
  p95: number;
  /** Answers that were counted. */
  answers: number;
  /** Mean bytes of an answer. */
  bytes: number;
  /** Answers that were not 2xx, and connections that failed. */
  failures: number;
}

const CONNECTIONS = 10;

/**
 * Asks for `/courses-sig` at a constant rate, each time with another address, and without compression, as one server
 * asks another.
 * @param path gives the next address
 */
export async function catalogueLoad(
  apiUrl: string,
  path: () => string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<CatalogueLoad> {
  const times: number[] = [];
  let bytes = 0;
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const instance = autocannon(
    {
      url: apiUrl,
      connections: Math.min(CONNECTIONS, perSecond),
      overallRate: perSecond,
      duration: seconds,
      requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  );
  instance.on('response', (_client, _status, received, milliseconds) => {
    times.push(milliseconds);
    bytes += received;
  });
  const { non2xx, errors, timeouts } = await promise;
  return {
    p95: percentile(times, 95),
    answers: times.length,
    bytes: bytes / times.length,
    failures: non2xx + errors + timeouts,
  };
}

/** The value that so many of 100 do not exceed. NaN of none. */
export function percentile(values: readonly number[], of100: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * of100) / 100) - 1] ?? Number.NaN;
}
