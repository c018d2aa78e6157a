import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scopedTimers, withScopedTimers } from './scoped-timers.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const { setTimeout: later, setInterval: often, setImmediate: next } = scopedTimers;
let rings: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  rings = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['a timeout', () => later(rings, 1)],
  ['an interval', () => often(rings, 1)],
  ['an immediate', () => next(rings)],
])('%s ends with the work that set it, and rings while that goes on', async (_what, set) => {
  await withScopedTimers(async () => set());
  await pause(20);
  expect(rings).not.toHaveBeenCalled();
  await withScopedTimers(async () => {
    set();
    await pause(20);
  });
  expect(rings).toHaveBeenCalled();
});

it('work that is over sets no timers, and other work goes on', async () => {
  const others = vi.fn();
  const other = withScopedTimers(async () => {
    later(others, 5);
    await pause(40);
  });
  const over = Promise.withResolvers<void>();
  await withScopedTimers(async () => void over.promise.then(() => later(rings, 1)));
  over.resolve();
  await other;
  expect(rings).not.toHaveBeenCalled();
  expect(others).toHaveBeenCalledOnce();
});

it('an error of the work is its own, and timers end with it too', async () => {
  const work = withScopedTimers(async () => {
    later(rings, 1);
    throw new Error('broken');
  });
  await expect(work).rejects.toThrow('broken');
  await pause(20);
  expect(rings).not.toHaveBeenCalled();
});
