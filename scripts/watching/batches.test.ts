import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatches } from './batches.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('changes in batches', () => {
  it('hands over each thing once, when it has been quiet', async () => {
    const work = vi.fn(() => Promise.resolve());
    const add = createBatches<string>(work, 100);

    add('a');
    await vi.advanceTimersByTimeAsync(99);
    add('b');
    add('a');
    await vi.advanceTimersByTimeAsync(99);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(work.mock.calls).toEqual([[new Set(['a', 'b'])]]);
  });

  it('works on one batch at a time and makes a next one of what comes meanwhile', async () => {
    const first = Promise.withResolvers<void>();
    const work = vi.fn((_: ReadonlySet<string>) => first.promise);
    const add = createBatches(work, 100);
    add('a');
    await vi.advanceTimersByTimeAsync(100);

    add('b');
    await vi.advanceTimersByTimeAsync(500);
    expect(work).toHaveBeenCalledTimes(1);
    first.resolve();
    await vi.advanceTimersByTimeAsync(100);

    expect(work.mock.calls).toEqual([[new Set(['a'])], [new Set(['b'])]]);
  });
});
