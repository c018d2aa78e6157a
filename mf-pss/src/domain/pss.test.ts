import { expect, it } from 'vitest';
import { isResultDue } from './pss.ts';

it.each([
  ['from its day on, in Belém', '2026-11-21', '2026-11-21T00:00:00-03:00', true],
  ['on the eve of its day', '2026-11-21', '2026-11-20T23:59:59-03:00', false],
  ['long after its day', '2026-11-21', '2027-11-21T12:00:00-03:00', true],
  ['where no day is known', null, '2026-11-21T12:00:00-03:00', true],
  ['where the day is none', 'em breve', '2026-11-21T12:00:00-03:00', true],
])('a result is due %s: %s', (_when, result_date, now, due) => {
  expect(isResultDue({ result_date }, Date.parse(now))).toBe(due);
});
