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

/** Requests that end on command. */
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

it('sends no more requests of one network than its allowance, and those of others meanwhile', async () => {
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

it('rejects what does not fit into the queue, and what is queued too long', async () => {
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

it('a request in flight is not rejected by the timeout, and one that failed makes room', async () => {
  const run = createUpstreamQueue({ ...limits, maxInFlight: 1 });
  await expect(run('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const slow = run('a', () => new Promise((resolve) => setTimeout(resolve, 60_000, 'late')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await slow).toBe('late');
});
