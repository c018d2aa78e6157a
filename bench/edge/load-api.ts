import { psgBody } from '../../api/src/testing/application.ts';
import type { Offer } from '../../api/src/testing/register-over-http.ts';

interface Rates {
  readsPerSecond: number;
  registrationsPerSecond: number;
}

const usual: Rates = { readsPerSecond: 50, registrationsPerSecond: 5 };

/** What came of a load. */
export interface Load {
  reads: number;
  /** Status of each read that failed, or what went wrong. */
  failedReads: string[];
  /** Keys of the registrations that were answered with 200. */
  acknowledged: string[];
  failedRegistrations: string[];
  /** Longest answer to a registration, in milliseconds. */
  longest: number;
}

/** Reads units and registers people, each once and with a key of their own, until it is stopped. */
export function loadApi(url: string, offer: Offer, { readsPerSecond, registrationsPerSecond } = usual) {
  const load: Load = { reads: 0, failedReads: [], acknowledged: [], failedRegistrations: [], longest: 0 };
  const open = new Set<Promise<void>>();
  let person = 0;

  function ask(path: string, init: RequestInit, count: (failure: string | null) => void): void {
    const asked = fetch(`${url}/api/v1/${path}`, init)
      .then(async (answer) => {
        await answer.text();
        count(answer.ok ? null : String(answer.status));
      })
      .catch((error: Error) => count(String(error.cause ?? error)))
      .finally(() => open.delete(asked));
    open.add(asked);
  }

  const read = () =>
    ask('units', {}, (failure) => {
      load.reads += 1;
      if (failure) load.failedReads.push(failure);
    });

  function register(): void {
    person += 1;
    const key = `bench-person-${person}`;
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const body = JSON.stringify(psgBody(offer, person));
    const began = performance.now();
    ask('registrations', { method: 'POST', headers, body }, (failure) => {
      load.longest = Math.max(load.longest, performance.now() - began);
      if (failure) load.failedRegistrations.push(failure);
      else load.acknowledged.push(key);
    });
  }

  const timers = [
    setInterval(read, 1_000 / readsPerSecond),
    setInterval(register, 1_000 / registrationsPerSecond),
  ];
  return {
    soFar: () => load,
    async stop(): Promise<Load> {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(open);
      return load;
    },
  };
}
