import { expect, it } from 'vitest';
import { madeAt } from './made-at.ts';

const now = new Date(2026, 4, 6, 12, 0, 30).getTime();

it.each([
  ['as browsers write it, in the time of the place', '05/06/2026 12:00:10', now - 20_000],
  ['yesterday', '05/05/2026 12:00:30', now - 86_400_000],
  ['ahead of this clock', '05/06/2026 12:05:00', now],
  ['nothing', '', now],
])('%s', (_name, lastModified, expected) => {
  expect(madeAt({ lastModified }, now)).toBe(expected);
});
