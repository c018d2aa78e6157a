import { expect, it, vi } from 'vitest';
import { registrationQueue, waitForEmptyQueue } from './registration-queue.ts';

const never = () => new Promise(() => {});

it('what can wait waits until the line is empty', async () => {
  const registration = Promise.withResolvers<void>();
  void registrationQueue.add(() => registration.promise);
  const goOn = vi.fn();
  const waiting = waitForEmptyQueue({ pause: never }).then(goOn);
  await new Promise((resolve) => setImmediate(resolve));
  expect(goOn).not.toHaveBeenCalled();
  registration.resolve();
  await waiting;
  await waitForEmptyQueue({ pause: never });
});

it('what can wait goes on after ten seconds though people still stand in line', async () => {
  const registration = Promise.withResolvers<void>();
  const added = registrationQueue.add(() => registration.promise);
  const pause = vi.fn(async () => {});
  await waitForEmptyQueue({ pause });
  expect(pause).toHaveBeenCalledWith(10_000);
  registration.resolve();
  await added;
});
