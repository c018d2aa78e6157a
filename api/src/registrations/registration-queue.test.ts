import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import type { Application, RegistrationResult } from './application.ts';
import * as places from './places.repository.ts';
import { createRegistrationQueue } from './registration-queue.ts';

vi.spyOn(places, 'checkOffer').mockResolvedValue({ kind: 'open' } as places.OpenOffer);

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

it('a background job waits until the registration queue is empty', async () => {
  const { queue, running, finish } = createQueue(() => new Promise(() => {}));
  const afterwards = vi.fn();
  const waiting = queue.waitUntilEmpty().then(afterwards);
  await new Promise((resolve) => setImmediate(resolve));
  expect(afterwards).not.toHaveBeenCalled();
  finish();
  expect(await running).toEqual(rejected);
  await waiting;
  await queue.waitUntilEmpty();
});

it('a background job waits ten seconds at most', async () => {
  const pause = vi.fn(async () => {});
  const { queue, running, finish } = createQueue(pause);
  await new Promise((resolve) => setImmediate(resolve));
  await queue.waitUntilEmpty();
  expect(pause).toHaveBeenCalledWith(10_000);
  finish();
  await running;
});

it('two processes have queues of their own', async () => {
  const { running, finish } = createQueue(async () => {});
  const pause = vi.fn(async () => {});
  const other = createRegistrationQueue({
    db: {} as Database,
    now: () => new Date(),
    databaseNow: () => sql<Date>`now()`,
    pause,
  });
  await other.waitUntilEmpty();
  expect(pause).not.toHaveBeenCalled();
  finish();
  await running;
});
