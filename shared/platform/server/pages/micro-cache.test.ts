import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  type Cacheable,
  cacheControl,
  cachingPolicy,
  choosePartition,
  createMicroCache,
  isStorable,
  partitionSizes,
} from './micro-cache.ts';

type Produce = (last: string | undefined, isUsable: boolean) => Promise<string>;
interface More {
  tag?: string;
  timeoutMs?: number;
}

/** Creates a cache of texts with its own clock. 'broken' is not cacheable, 'missing…' has the status 404. */
function clocked(staleIfError = 60) {
  const clock = { now: 0 };
  const cache = createMicroCache({ fresh: 10, staleWhileRevalidate: 20, staleIfError }, () => clock.now);
  const cached = async (key: string, { produce, ...more }: More & { produce: Produce }) => {
    const { value, age } = await cache(key, {
      produce: async (last?: Cacheable & { text: string }, isUsable = false) => {
        const text = await produce(last?.text, isUsable);
        return { text, status: text === 'missing' ? 404 : 200, complete: text !== 'broken', queried: false };
      },
      ...more,
    });
    return { value: value.text, age };
  };
  const ask = async (key: string, produce: Produce, more: More = {}) =>
    (await cached(key, { produce, ...more })).value;
  return { clock, ask, cached };
}
const down = () => Promise.reject(new Error('down'));
const never = () => new Promise<string>(() => {});
const page = async () => 'page';

it('the micro-cache computes a value once for concurrent requests and while it is fresh, and returns its age', async () => {
  const { clock, ask, cached } = clocked();
  const produce = vi.fn(page);
  await Promise.all([ask('a', produce), ask('a', produce)]);
  clock.now = 10_000;
  expect(await cached('a', { produce })).toEqual({ value: 'page', age: 10 });
  expect(produce.mock.calls).toEqual([[undefined, false]]);
});

it('the micro-cache returns the stale value while it refreshes it', async () => {
  const { clock, cached } = clocked();
  for (const key of ['a', 'b']) await cached(key, { produce: async () => 'old' });
  clock.now = 20_000;
  expect(await cached('b', { produce: never })).toEqual({ value: 'old', age: 20 });
  for (const broken of [down, async () => 'broken']) {
    expect(await cached('a', { produce: broken })).toEqual({ value: 'old', age: 20 });
  }
  const next = vi.fn(async () => 'new');
  await cached('a', { produce: next });
  await expect.poll(() => cached('a', { produce: never })).toEqual({ value: 'new', age: 0 });
  expect(next.mock.calls).toEqual([['old', true]]);
});

it('the micro-cache waits for the refresh once the value is too old', async () => {
  const { clock, ask, cached } = clocked();
  await ask('a', async () => 'old');
  clock.now = 20_001;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const late = Promise.withResolvers<string>();
  const next = cached('a', { produce: () => late.promise });
  // There is no timeout.
  await vi.advanceTimersByTimeAsync(60_000);
  late.resolve('new');
  expect(await next).toEqual({ value: 'new', age: 0 });
});

it.each([
  ['fails', down],
  ['is broken', async () => 'broken'],
  ['takes too long', never],
])('the micro-cache falls back to the stale value for a while if the next %s', async (_what, produce) => {
  const { clock, ask, cached } = clocked();
  await ask('a', async () => 'old');
  clock.now = 60_000;
  for (const _time of [1, 2])
    expect(await cached('a', { produce, timeoutMs: 1 })).toEqual({ value: 'old', age: 60 });
  clock.now = 60_001;
  await expect(ask('a', down, { tag: 'another' })).rejects.toThrow('down');
});

it('the micro-cache stores a value that arrives after the timeout', async () => {
  const { clock, ask } = clocked();
  await ask('a', async () => 'old');
  clock.now = 25_000;
  const late = Promise.withResolvers<string>();
  expect(await ask('a', () => late.promise, { timeoutMs: 1 })).toBe('old');
  late.resolve('new');
  await expect.poll(() => ask('a', never, { timeoutMs: 1 })).toBe('new');
});

it('the micro-cache refreshes a value with another tag, and falls back to it', async () => {
  const { ask } = clocked();
  await ask('a', async () => 'release 1', { tag: '1' });
  expect(await ask('a', down, { tag: '2' })).toBe('release 1');
  expect(await ask('a', async () => 'release 2', { tag: '2' })).toBe('release 2');
});

it('the micro-cache evicts the least recently used value, and never one for the unbounded partition', async () => {
  const { ask } = clocked();
  for (let index = 0; index < partitionSizes.plain; index += 1) await ask(`${index}`, page);
  for (let index = 0; index <= partitionSizes.others; index += 1)
    await ask(`guess ${index}`, async () => 'missing');
  await ask('0', never);
  await ask('one more', page);
  const again = async () => 'again';
  expect([await ask('0', again), await ask('1', again)]).toEqual(['page', 'again']);
});

it('the micro-cache refreshes a value in time although the clock steps back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const cached = createMicroCache({ fresh: 10, staleWhileRevalidate: 10, staleIfError: 60 });
  const produce = vi.fn(async () => ({ status: 200, complete: true, queried: false }));
  await cached('a', { produce });
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(11_000);
  await cached('a', { produce });
  expect(produce).toHaveBeenCalledTimes(2);
});

it('the caching policy limits the total age of data, page and a shared cache', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 3600, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (seconds, part) => {
        const policy = cachingPolicy(seconds);
        const age = policy.page.staleWhileRevalidate * part;
        const shared = Number(
          /s-maxage=(\d+)/.exec(cacheControl(policy, { isStorable: true, personal: false, age }))?.[1] ?? 0,
        );
        expect(policy.data.staleWhileRevalidate + age + shared).toBeLessThanOrEqual(seconds + 1e-9);
      },
    ),
  );
});

it('the caching policy disables caching at 0 seconds', () => {
  const policy = cachingPolicy(0);
  expect([policy.data.staleIfError, policy.page.staleIfError]).toEqual([0, 0]);
  expect(cacheControl(policy, { isStorable: true, personal: false, age: 0 })).toBe('private, no-cache');
});

it.each([
  [{ isStorable: true, personal: false, age: 0 }, 'public, max-age=0, s-maxage=5, stale-if-error=300'],
  [{ isStorable: true, personal: false, age: 3.5 }, 'public, max-age=0, s-maxage=1, stale-if-error=300'],
  // A stale page after a failure.
  [{ isStorable: true, personal: false, age: 90 }, 'private, no-cache'],
  [{ isStorable: false, personal: false, age: 0 }, 'private, no-cache'],
  [{ isStorable: true, personal: true, age: 0 }, 'private, no-cache'],
])('the caching policy sends %j as %s', (sent, header) => {
  expect(cacheControl(cachingPolicy(10), sent)).toBe(header);
});

it.each<[Cacheable, string | null]>([
  [{ status: 200, complete: true, queried: false }, 'plain'],
  [{ status: 200, complete: true, queried: true }, 'queried'],
  [{ status: 200, complete: false, queried: false }, null],
  [{ status: 404, complete: true, queried: false }, 'others'],
  [{ status: 300, complete: true, queried: false }, 'others'],
  [{ status: 399, complete: true, queried: false }, 'others'],
  [{ status: 400, complete: true, queried: false }, null],
  [{ status: 204, complete: true, queried: false }, null],
  // The fallback shell, on the server alone.
  [{ status: 200, complete: false, queried: false, isFallback: true }, 'plain'],
])('the caching policy stores %j in the partition %s', (page, partition) => {
  expect(choosePartition(page)).toBe(partition);
  expect(isStorable(page)).toBe(partition !== null && !page.isFallback);
});
