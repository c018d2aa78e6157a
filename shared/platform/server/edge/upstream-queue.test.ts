import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createUpstreamQueue,
  MAX_IN_FLIGHT,
  MAX_IN_FLIGHT_PER_NETWORK,
  MAX_QUEUED_PER_NETWORK,
  QUEUE_TIMEOUT_MS,
  UpstreamBusyError,
} from './upstream-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends requests that end on command. */
function requests() {
  const run = createUpstreamQueue();
  const sent: string[] = [];
  const endings = new Map<string, () => void>();
  const ask = (network: string, count = 1) =>
    Array.from({ length: count }, () =>
      run(network, () => {
        sent.push(network);
        return new Promise<string>((resolve) => endings.set(network, () => resolve(network)));
      }),
    );
  const end = (network: string) => endings.get(network)?.();
  return { ask, end, flush: () => vi.advanceTimersByTimeAsync(0), countSent: () => sent.length };
}

it('sends a limited number of requests of one network, and those of others meanwhile', async () => {
  const { ask, end, flush, countSent } = requests();
  ask('a', MAX_IN_FLIGHT_PER_NETWORK + 1);
  await flush();
  expect(countSent()).toBe(MAX_IN_FLIGHT_PER_NETWORK);
  ask('b', MAX_IN_FLIGHT - MAX_IN_FLIGHT_PER_NETWORK);
  const [result] = ask('c');
  await flush();
  expect(countSent()).toBe(MAX_IN_FLIGHT);
  end('b');
  await flush();
  expect(countSent()).toBe(MAX_IN_FLIGHT + 1);
  end('c');
  expect(await result).toBe('c');
  await flush();
  expect(countSent()).toBe(MAX_IN_FLIGHT + 1);
  end('a');
  await flush();
  expect(countSent()).toBe(MAX_IN_FLIGHT + 2);
});

it('rejects requests that exceed the queue, or that were queued too long', async () => {
  const { ask, flush, countSent } = requests();
  const [first] = ask('a', MAX_IN_FLIGHT_PER_NETWORK);
  const late = ask('a', MAX_QUEUED_PER_NETWORK);
  await flush();
  // A burst of one network.
  await expect(ask('a')[0]).rejects.toBeInstanceOf(UpstreamBusyError);
  ask('b', MAX_IN_FLIGHT_PER_NETWORK);
  late.push(...ask('b', MAX_QUEUED_PER_NETWORK));
  const settled = Promise.allSettled(late);
  await flush();
  await expect(ask('c')[0]).rejects.toBeInstanceOf(UpstreamBusyError);
  await vi.advanceTimersByTimeAsync(QUEUE_TIMEOUT_MS);
  for (const result of await settled)
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(UpstreamBusyError) });
  expect(countSent()).toBe(MAX_IN_FLIGHT);
  // The timeout concerns no request in flight.
  expect(await Promise.race([first, 'in flight'])).toBe('in flight');
});

it('a failed request frees its slot', async () => {
  const run = createUpstreamQueue();
  for (let count = 0; count <= MAX_IN_FLIGHT_PER_NETWORK; count += 1)
    await expect(run('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});
