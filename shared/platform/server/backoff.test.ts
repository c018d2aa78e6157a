import { expect, it } from 'vitest';
import { createBackoff } from './backoff.ts';

it.each([
  ['rests longer each time, up to a bound', { first: 2, longest: 60 }, [2, 4, 8, 16, 32, 60, 60]],
  ['rests equally long each time without a bound', { first: 60 }, [60, 60, 60]],
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

it('a release after a fault rests no more once the fault is forgotten, and begins with a short rest again', () => {
  const clock = { now: 0 };
  const backoff = createBackoff({ first: 1, longest: 10, now: () => clock.now });
  for (const _fault of [1, 2, 3]) backoff.add('mf-a@1');
  backoff.forget('mf-a@1');
  expect(backoff.has('mf-a@1')).toBe(false);
  backoff.add('mf-a@1');
  clock.now = 1;
  expect(backoff.has('mf-a@1')).toBe(false);
});
