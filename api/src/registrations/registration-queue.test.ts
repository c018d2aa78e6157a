import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import type { Application, RegistrationResult } from './application.ts';
import * as places from './places.repository.ts';
import { createRegistrationQueue } from './registration-queue.ts';

vi.spyOn(places, 'checkOffer').mockResolvedValue({
  kind: 'open',
  requirements: { registration_type_name: 'Online', min_age: null, start_date_course: null },
});

const application: Application = {
  programme: 'psg',
  process_id: 1,
  offer_id: 1,
  applicant: { full_name: '', nif: '', birthdate: '', mother: '', email: '', phone: '' },
  accountId: null,
  address: '10.0.0.1',
  fingerprint: '',
};
const rejected = { kind: 'no-vacancies' } as const;

function createQueue(pause: (milliseconds: number) => Promise<unknown>) {
  const registration = Promise.withResolvers<RegistrationResult>();
  const queue = createRegistrationQueue({
    db: {} as Database,
    now: () => new Date(),
    databaseNow: () => sql<Date>`now()`,
    pause,
  });
  const running = queue.run(application, () => registration.promise);
  return { queue, running, finish: () => registration.resolve(rejected) };
}

it('a background job waits until the registration queue of its process is empty, ten seconds at most', async () => {
  const pause = vi.fn(() => new Promise(() => {}));
  const { queue, running, finish } = createQueue(pause);
  const idle = createQueue(pause);
  idle.finish();
  await idle.running;
  await idle.queue.waitUntilEmpty();
  const afterwards = vi.fn();
  const waiting = queue.waitUntilEmpty().then(afterwards);
  await new Promise((resolve) => setImmediate(resolve));
  expect(afterwards).not.toHaveBeenCalled();
  expect(pause.mock.calls).toEqual([[10_000]]);
  pause.mockResolvedValueOnce(undefined);
  await queue.waitUntilEmpty();
  finish();
  expect(await running).toEqual(rejected);
  await waiting;
});
