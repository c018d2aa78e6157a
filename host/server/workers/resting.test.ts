import { expect, it } from 'vitest';
import { createResting } from './resting.ts';

it('leaves a release out for a while, and no other of the same remote', () => {
  const clock = { now: 0 };
  const resting = createResting({ rest: 1_000, now: () => clock.now });
  resting.add('mf-a@1');
  expect(resting.has('mf-a@1')).toBe(true);
  expect(resting.has('mf-a@2')).toBe(false);
  clock.now = 1_000;
  expect(resting.has('mf-a@1')).toBe(false);
});
