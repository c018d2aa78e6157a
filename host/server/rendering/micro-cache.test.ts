import { describe, expect, it, vi } from 'vitest';
import { createMicroCache } from './micro-cache.ts';

function clocked(seconds: number, size?: number) {
  const clock = { now: 0 };
  const cached = createMicroCache<string>({ seconds, ...(size ? { size } : {}), now: () => clock.now });
  return { clock, cached };
}

describe('the micro-cache', () => {
  it('makes a value once while it is fresh', async () => {
    const { cached } = clocked(10);
    const produce = vi.fn(async () => 'page');
    await cached('a', produce);
    expect(await cached('a', produce)).toBe('page');
    expect(produce).toHaveBeenCalledTimes(1);
  });

  it('makes a value once for all who ask at the same time', async () => {
    const { cached } = clocked(10);
    const produce = vi.fn(async () => 'page');
    await Promise.all([cached('a', produce), cached('a', produce), cached('a', produce)]);
    expect(produce).toHaveBeenCalledTimes(1);
  });

  it('serves the stale value while it makes the next', async () => {
    const { clock, cached } = clocked(10);
    await cached('a', async () => 'old');
    clock.now = 11_000;
    expect(await cached('a', async () => 'new')).toBe('old');
    await vi.waitFor(async () => expect(await cached('a', async () => 'newer')).toBe('new'));
  });

  it('goes on serving the stale value when the next cannot be made', async () => {
    const { clock, cached } = clocked(10);
    await cached('a', async () => 'old');
    clock.now = 11_000;
    const down = () => Promise.reject(new Error('down'));
    expect(await cached('a', down)).toBe('old');
    expect(await cached('a', down)).toBe('old');
  });

  it('does not keep what it is told not to, nor failures', async () => {
    const { cached } = clocked(10);
    await expect(cached('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await cached(
      'a',
      async () => 'error page',
      () => false,
    );
    expect(await cached('a', async () => 'page')).toBe('page');
  });

  it('forgets the oldest beyond its size', async () => {
    const { cached } = clocked(10, 2);
    for (const key of ['a', 'b', 'c']) await cached(key, async () => key);
    const again = vi.fn(async () => 'again');
    await cached('a', again);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing when it is turned off', async () => {
    const { cached } = clocked(0);
    const produce = vi.fn(async () => 'page');
    await cached('a', produce);
    await cached('a', produce);
    expect(produce).toHaveBeenCalledTimes(2);
  });
});
