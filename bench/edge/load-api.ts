import { psgBody } from '../../api/src/testing/application.ts';
import type { Offer } from '../../api/src/testing/register-over-http.ts';

const READS_PER_SECOND = 50;
const REGISTRATIONS_PER_SECOND = 5;

/** What came of a load. */
export interface Load {
  reads: number;
  /** Status of each read that failed, or what went wrong. */
  failedReads: string[];
  /** Answered with 200. */
  registered: number;
  failedRegistrations: string[];
}

/** Reads units and registers people, each once and with a key of their own, until it is stopped. */
export function loadApi(url: string, offer: Offer) {
  const load: Load = { reads: 0, failedReads: [], registered: 0, failedRegistrations: [] };
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
    const headers = { 'content-type': 'application/json', 'idempotency-key': `edge-person-${person}` };
    const body = JSON.stringify(psgBody(offer, person));
    ask('registrations', { method: 'POST', headers, body }, (failure) => {
      if (failure) load.failedRegistrations.push(failure);
      else load.registered += 1;
    });
  }

  const timers = [
    setInterval(read, 1_000 / READS_PER_SECOND),
    setInterval(register, 1_000 / REGISTRATIONS_PER_SECOND),
  ];
  return {
    async stop(): Promise<Load> {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(open);
      return load;
    },
  };
}
