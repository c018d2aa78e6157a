import { expect, it } from 'vitest';
import { createBackoff } from './backoff.ts';

it.each([
  ['rests longer each time, up to a maximum', { first: 2, longest: 60 }, [2, 4, 8, 16, 32, 60, 60]],
  ['rests equally long each time without a maximum', { first: 60 }, [60, 60, 60]],
])('a release after a fault %s', (_what, rest, lengths) => {
  const clock = { now: 0 };
  const backoff = createBackoff({ ...rest, now: () => clock.now });
  for (const length of lengths) {
    backoff.add('mf-a@1');
    clock.now += length - 1;
    expect([backoff.has('mf-a@1'), backoff.has('mf-a@2')]).toEqual([true, false]);
    clock.now += 1;
    expect(backoff.has('mf-a@1')).toBe(false);
  }
});

it('a release after a fault has no rest once its faults are forgotten, and then starts with a short one', () => {
  const clock = { now: 0 };
  const backoff = createBackoff({ first: 1, longest: 10, now: () => clock.now });
  for (const _fault of [1, 2, 3]) backoff.add('mf-a@1');
  backoff.forget('mf-a@1');
  expect(backoff.has('mf-a@1')).toBe(false);
  backoff.add('mf-a@1');
  clock.now = 1;
  expect(backoff.has('mf-a@1')).toBe(false);
});
