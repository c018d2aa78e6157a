import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScopedTimers, withScopedTimers } from './scoped-timers.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const resume = vi.fn();
const { setTimeout: later, setInterval: often, setImmediate: next } = createScopedTimers(resume);
let rings: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  rings = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['a timeout', () => later(rings, 1)],
  ['an interval', () => often(rings, 1)],
  ['an immediate', () => next(rings)],
])('%s is cleared at the end of the task that set it, and fires before', async (_what, set) => {
  await withScopedTimers(async () => set());
  await pause(20);
  expect(rings).not.toHaveBeenCalled();
  await withScopedTimers(async () => {
    set();
    await pause(20);
  });
  expect(rings).toHaveBeenCalled();
  expect(resume.mock.invocationCallOrder[0]).toBeLessThan(rings.mock.invocationCallOrder[0] ?? 0);
});

it('a finished task sets no timers, and other tasks continue', async () => {
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

it('an error of the task is its own, and its timers are cleared too', async () => {
  const work = withScopedTimers(async () => {
    later(rings, 1);
    throw new Error('broken');
  });
  await expect(work).rejects.toThrow('broken');
  await pause(20);
  expect(rings).not.toHaveBeenCalled();
});
