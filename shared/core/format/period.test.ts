import { expect, it } from 'vitest';
import { formatPeriod } from './period.ts';

it.each([
  ['2026-12-01', '2027-03-16', '01/12/2026 a 16/03/2027'],
  ['2026-12-01', null, '01/12/2026'],
  [null, '2027-03-16', '16/03/2027'],
  [null, undefined, ''],
  ['2026-02-30', '2027-03-16', 'Data inválida a 16/03/2027'],
])('from %s to %s reads "%s"', (start, end, text) => {
  expect(formatPeriod(start, end)).toBe(text);
});
