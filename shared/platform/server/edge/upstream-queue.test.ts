import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createUpstreamQueue, UpstreamBusyError } from './upstream-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limits = {
  maxInFlight: 3,
  maxInFlightPerNetwork: 2,
  maxQueued: 4,
  maxQueuedPerNetwork: 4,
  queueTimeoutMs: 5_000,
};

/** Creates requests that end on command. */
function requests(run: ReturnType<typeof createUpstreamQueue>) {
  const sent: string[] = [];
  const endings = new Map<string, () => void>();
  function ask(name: string): Promise<string> {
    const [network = ''] = name;
    return run(network, () => {
      sent.push(name);
      return new Promise<string>((resolve) => endings.set(name, () => resolve(name)));
    });
  }
  async function end(name: string): Promise<void> {
    endings.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  }
  return { sent, ask, end };
}

it('sends a limited number of requests of one network, and those of others meanwhile', async () => {
  const { sent, ask, end } = requests(createUpstreamQueue(limits));
  const results = ['a1', 'a2', 'a3', 'b1', 'c1'].map(ask);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(sent).toEqual(['a1', 'a2', 'b1', 'c1']);
  await end('b1');
  expect(sent).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  for (const name of ['a2', 'c1', 'a3']) await end(name);
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
});

it('rejects requests that exceed the queue, or that were queued too long', async () => {
  const { sent, ask, end } = requests(createUpstreamQueue(limits));
  const [first, , ...queued] = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map(ask);
  await expect(ask('a7')).rejects.toBeInstanceOf(UpstreamBusyError);
  const late = Promise.allSettled(queued);
  await vi.advanceTimersByTimeAsync(limits.queueTimeoutMs);
  for (const result of await late)
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(UpstreamBusyError) });
  await end('a1');
  expect(await first).toBe('a1');
  expect(sent).toEqual(['a1', 'a2']);
});

it('rejects a burst of one network, and queues the requests of others', async () => {
  const { sent, ask, end } = requests(
    createUpstreamQueue({ ...limits, maxInFlight: 2, maxQueuedPerNetwork: 1 }),
  );
  const results = ['a1', 'a2', 'a3'].map(ask);
  await vi.advanceTimersByTimeAsync(0);
  await expect(ask('a4')).rejects.toBeInstanceOf(UpstreamBusyError);
  results.push(ask('b1'));
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1']);
  expect(sent).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('the timeout does not reject a request in flight, and a failed request frees its slot', async () => {
  const run = createUpstreamQueue({ ...limits, maxInFlight: 1 });
  await expect(run('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const slow = run('a', () => new Promise((resolve) => setTimeout(resolve, 60_000, 'late')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await slow).toBe('late');
});
