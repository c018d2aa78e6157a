import { expect, it } from 'vitest';
import { withBenchmarkIndex } from './lighthouse.ts';
import { atLeast, meets } from './measurement.ts';

it.each([
  ['a machine as fast as Lighthouse expects', 2_300, false],
  ['the slowest one that is fast enough', 1_500, false],
  ['a slow one, without a goal', 1_499, true],
])('evaluates the goals of %s', (_which, index, isSlow) => {
  const [machine, performance] = withBenchmarkIndex(index, [atLeast('performance', 70, 95)]);
  expect(machine?.value).toBe(index);
  expect(machine?.note?.includes('not evaluated') ?? false).toBe(isSlow);
  expect(performance && meets(performance)).toBe(isSlow);
});
