import { describe, expect, it, vi } from 'vitest';
import { shelfSizes } from './caching-policy.ts';
import { createMicroCache } from './micro-cache.ts';

const lifetime = { fresh: 10, renewed: 20, fallback: 60 };

/** A cache with a clock of its own; 'broken' is no good value, 'missing…' is one of those without number. */
function clocked(changes: Partial<typeof lifetime> = {}) {
  const clock = { now: 0 };
  const cached = createMicroCache<string>({
    lifetime: { ...lifetime, ...changes },
    shelfOf: (value) => (value === 'broken' ? null : value.startsWith('missing') ? 'others' : 'plain'),
    now: () => clock.now,
  });
  const ask = async (
    key: string,
    produce: () => Promise<string>,
    more: { tag?: string; patience?: number } = {},
  ) => (await cached(key, { produce, ...more })).value;
  return { clock, ask, cached };
}
const down = () => Promise.reject(new Error('down'));
const never = () => new Promise<string>(() => {});

describe('the micro-cache', () => {
  it('makes a value once while it is fresh, and tells its age', async () => {
    const { clock, cached } = clocked();
    const produce = vi.fn(async () => 'page');
    expect(await cached('a', { produce })).toEqual({ value: 'page', age: 0 });
    clock.now = 4_000;
    expect(await cached('a', { produce })).toEqual({ value: 'page', age: 4 });
    expect(produce).toHaveBeenCalledTimes(1);
  });

  it('makes a value once for all who ask at the same time', async () => {
    const { ask } = clocked();
    const produce = vi.fn(async () => 'page');
    await Promise.all([ask('a', produce), ask('a', produce), ask('a', produce)]);
    expect(produce).toHaveBeenCalledTimes(1);
  });

  it('hands out the older value while it makes the next', async () => {
    const { clock, ask } = clocked();
    await ask('a', async () => 'old');
    clock.now = 15_000;
    expect(await ask('a', async () => 'new')).toBe('old');
    await vi.waitFor(async () => expect(await ask('a', async () => 'newer')).toBe('new'));
  });

  it('makes the next before it answers once the value is too old for that', async () => {
    const { clock, ask } = clocked();
    await ask('a', async () => 'old');
    clock.now = 25_000;
    expect(await ask('a', async () => 'new')).toBe('new');
  });

  it.each([
    ['fails', down],
    ['is broken', async () => 'broken'],
    ['takes too long', never],
  ])('falls back on the older value when the next %s, for a while', async (_what, produce) => {
    const { clock, ask } = clocked();
    await ask('a', async () => 'old');
    clock.now = 59_000;
    expect(await ask('a', produce, { patience: 1 })).toBe('old');
    expect(await ask('a', produce, { patience: 1 })).toBe('old');
  });

  it('has nothing to fall back on when the older value is too old', async () => {
    const { clock, ask } = clocked();
    await ask('a', async () => 'old');
    clock.now = 61_000;
    await expect(ask('a', down)).rejects.toThrow('down');
  });

  it('keeps what comes after the patience of those who asked', async () => {
    const { clock, ask } = clocked();
    await ask('a', async () => 'old');
    clock.now = 25_000;
    const late = Promise.withResolvers<string>();
    expect(await ask('a', () => late.promise, { patience: 1 })).toBe('old');
    late.resolve('new');
    await vi.waitFor(async () => expect(await ask('a', never, { patience: 1 })).toBe('new'));
  });

  it('makes a value of another tag anew, and falls back on the one it has', async () => {
    const { ask } = clocked();
    await ask('a', async () => 'release 1', { tag: '1' });
    expect(await ask('a', down, { tag: '2' })).toBe('release 1');
    expect(await ask('a', async () => 'release 2', { tag: '2' })).toBe('release 2');
  });

  it('keeps neither failures nor broken values', async () => {
    const { ask } = clocked();
    await expect(ask('a', down)).rejects.toThrow('down');
    expect(await ask('a', async () => 'broken')).toBe('broken');
    expect(await ask('a', async () => 'page')).toBe('page');
  });

  it('forgets the value used longest ago beyond its size', async () => {
    const { ask } = clocked();
    const fill = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, index) => ask(`${from + index}`, async () => 'page')),
      );
    await fill(0, shelfSizes.plain);
    await ask('0', never);
    await ask('one more', async () => 'page');
    const again = vi.fn(async () => 'again');
    expect(await ask('0', again)).toBe('page');
    expect(await ask('1', again)).toBe('again');
  });

  it('gives what is without number no room of what is not', async () => {
    const { ask } = clocked();
    await ask('page', async () => 'page');
    for (let index = 0; index < shelfSizes.plain + shelfSizes.others; index += 1)
      await ask(`guess ${index}`, async () => 'missing');
    expect(await ask('page', never)).toBe('page');
  });

  it('keeps nothing when it is turned off', async () => {
    const { ask } = clocked({ fallback: 0 });
    const produce = vi.fn(async () => 'page');
    await ask('a', produce);
    await ask('a', produce);
    expect(produce).toHaveBeenCalledTimes(2);
  });
});
