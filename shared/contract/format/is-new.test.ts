import { expect, it } from 'vitest';
import { isNew } from './is-new.ts';

/** The evening before in Belém. */
const now = Date.parse('2026-04-01T02:30:00Z');

it.each([
  ['2026-03-31', true],
  ['2026-03-01', true],
  ['2026-02-28', false],
  ['2026-04-01', false],
  [null, false],
  ['em breve', false],
])('a document published on %j is new, as it is within 30 days: %s (A 4)', (publishedAt, expected) => {
  expect(isNew(publishedAt, now)).toBe(expected);
});
