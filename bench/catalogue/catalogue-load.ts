import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Result } from 'autocannon';
import { percentile } from '../median.ts';

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

interface Rate {
  perSecond: number;
  seconds: number;
}

/**
 * Asks the API at a constant rate, each time for another address, and without compression, as one server asks another.
 * A connection of autocannon sends what is due in a second at its beginning; therefore each sends one, and they begin one
 * after the other.
 * @param path gives the next address
 */
export async function catalogueLoad(
  apiUrl: string,
  path: () => string,
  { perSecond, seconds }: Rate,
): Promise<CatalogueLoad> {
  const times: number[] = [];
  let bytes = 0;
  const connections = Array.from({ length: perSecond }, async (_, index) => {
    await pause((index * 1000) / perSecond);
    return once(apiUrl, path, seconds, (received, milliseconds) => {
      times.push(milliseconds);
      bytes += received;
    });
  });
  const results = await Promise.all(connections);
  return {
    p95: percentile(times, 95),
    answers: times.length,
    bytes: bytes / times.length,
    failures: results.reduce((sum, { non2xx, errors, timeouts }) => sum + non2xx + errors + timeouts, 0),
  };
}

/** One request each second. */
function once(
  url: string,
  path: () => string,
  duration: number,
  onAnswer: (bytes: number, milliseconds: number) => void,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const requests = [{ setupRequest: (request: object) => ({ ...request, path: path() }) }];
  const instance = autocannon({ url, connections: 1, overallRate: 1, duration, requests }, (error, result) =>
    error ? reject(error) : resolve(result),
  );
  instance.on('response', (_client, _status, bytes, milliseconds) => onAnswer(bytes, milliseconds));
  return promise;
}
