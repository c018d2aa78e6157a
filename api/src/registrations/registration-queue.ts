import type { SQL } from 'drizzle-orm';
import PQueue from 'p-queue';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import type { Application, RegistrationResult } from './application.ts';
import { checkOffer, type Requirements } from './places.repository.ts';

/** Registrations that a process handles at a time. The others wait without a database connection. */
const CONCURRENCY = 8;

/** Maximum wait for a response. */
const MAX_WAIT_MS = 10_000;

/** Maximum time in the queue: a registration that starts later would end after its applicant has received an error. */
const MAX_QUEUE_MS = 7_000;

/** Creates the queue of a process's registrations: each waits for its turn, in the order of arrival. */
export function createRegistrationQueue({
  db,
  now,
  databaseNow,
  pause,
}: {
  db: Database;
  now: () => Date;
  databaseNow: () => SQL<Date>;
  pause: (milliseconds: number) => Promise<unknown>;
}) {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  return {
    /**
     * Registers an application in its turn, unless the check of its offer has the result.
     * @throws HttpError 503 if it has waited too long; 504 if its result is not known: the applicant repeats the form
     */
    async run(
      application: Application,
      handle: (requirements: Requirements) => Promise<RegistrationResult>,
    ): Promise<RegistrationResult> {
      const signal = AbortSignal.timeout(MAX_WAIT_MS);
      const timeout = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      const arrivedAt = now().getTime();
      let hasStarted = false;
      async function start(): Promise<RegistrationResult> {
        const checked = await checkOffer(db, application, databaseNow());
        if (checked.kind !== 'open') return checked;
        if (now().getTime() - arrivedAt > MAX_QUEUE_MS) throw new HttpError(503);
        hasStarted = true;
        return handle(checked.requirements);
      }
      return Promise.race([queue.add(start, { signal }), timeout]).catch((error: unknown) => {
        if (error !== signal.reason) throw error;
        throw new HttpError(hasStarted ? 504 : 503);
      });
    },
    /** Waits until the queue is empty, at most `MAX_WAIT_MS`. Used by background jobs that must not slow it down. */
    async waitUntilEmpty(): Promise<void> {
      if (queue.pending > 0) await Promise.race([queue.onIdle(), pause(MAX_WAIT_MS)]);
    },
  };
}
