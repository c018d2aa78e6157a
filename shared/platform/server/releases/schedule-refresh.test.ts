import { expect, it, vi } from 'vitest';
import { coalesce } from './schedule-refresh.ts';

it('runs once more for all calls during a run', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = coalesce(
    () => {
      const ends = Promise.withResolvers<void>();
      runs.push(ends);
      return ends.promise;
    },
    () => {},
  );
  const first = run();
  const [second, third] = [run(), run()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await first;
  await expect.poll(() => runs.length).toBe(2);
  const fourth = run();
  runs[1]?.resolve();
  await Promise.all([second, third]);
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.resolve();
  await fourth;
  expect(runs).toHaveLength(3);
});

it('continues after a failed run, and reports the error', async () => {
  const work = vi.fn(async () => {}).mockRejectedValueOnce('broken');
  const failed = vi.fn();
  const run = coalesce(work, failed);
  for (const _time of [1, 2]) await run();
  expect(work).toHaveBeenCalledTimes(2);
  expect(failed).toHaveBeenCalledExactlyOnceWith('broken');
});
