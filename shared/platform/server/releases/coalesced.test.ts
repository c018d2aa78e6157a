import { expect, it } from 'vitest';
import { coalesced } from './coalesced.ts';

/** Work whose runs a test ends one by one. */
function work() {
  const runs: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const run = coalesced(
    () => {
      const ends = Promise.withResolvers<void>();
      runs.push(ends);
      return ends.promise;
    },
    (error) => failures.push(error),
  );
  return { run, runs, failures };
}

it('runs once more for all who ask while it runs', async () => {
  const { run, runs } = work();
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

it('goes on after a run that failed, and says why it did', async () => {
  const { run, runs, failures } = work();
  const first = run();
  runs[0]?.reject('broken');
  await first;
  expect(failures).toEqual(['broken']);
  const second = run();
  runs[1]?.resolve();
  await second;
});
