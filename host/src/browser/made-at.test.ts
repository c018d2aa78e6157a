import { expect, it, vi } from 'vitest';
import { madeAt } from './made-at.ts';

it.each([
  ['as browsers write it, in the time of the place', '05/06/2026 12:00:10', new Date(2026, 4, 6, 12, 0, 10)],
  ['of a server whose clock is ahead', '05/06/2031 12:00:00', new Date(2031, 4, 6, 12, 0)],
  ['nothing', '', new Date(2026, 4, 6, 12, 0, 30)],
])('%s', (_name, lastModified, expected) => {
  vi.useFakeTimers({ now: new Date(2026, 4, 6, 12, 0, 30) });
  expect(madeAt({ lastModified })).toBe(expected.getTime());
  vi.useRealTimers();
});
