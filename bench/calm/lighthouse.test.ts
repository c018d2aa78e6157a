import { expect, it } from 'vitest';
import { atLeast, meets } from '../goals.ts';
import { judgedAt } from './lighthouse.ts';

it.each([
  ['a machine as fast as Lighthouse expects', 2_300, false],
  ['the slowest one that is fast enough', 1_500, false],
  ['a slow one, with no goal', 1_499, true],
])('compares %s', (_which, index, met) => {
  const [machine, performance] = judgedAt(index, [atLeast('performance', 70, 95, '')]);
  expect(machine?.value).toBe(index);
  expect(machine?.note?.includes('not evaluated') ?? false).toBe(met);
  expect(performance && meets(performance)).toBe(met);
});
