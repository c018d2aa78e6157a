import { expect, it, vi } from 'vitest';
import { lowerThreadPriority } from './lower-thread-priority.ts';

it.each([
  ['lowers the usual one', 0, [[4]]],
  ['keeps a lower one', 5, []],
])('a worker %s', (_what, priority, given) => {
  const setPriority = vi.fn();
  lowerThreadPriority({ getPriority: () => priority, setPriority });
  expect(setPriority.mock.calls).toEqual(given);
});

it('a worker continues if it may not change or read its priority', () => {
  const refuse = vi.fn(() => {
    throw new Error('EPERM');
  });
  lowerThreadPriority({ getPriority: () => 0, setPriority: refuse });
  lowerThreadPriority({ getPriority: refuse, setPriority: refuse });
  expect(refuse).toHaveBeenCalledTimes(2);
});
