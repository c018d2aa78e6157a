import { expect, it } from 'vitest';
import { ageOn, formatAge } from './age.ts';

it.each([
  ['2010-12-01', '2026-11-30', 15],
  ['2010-12-01', '2026-12-01', 16],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-11-20', '2026-11-27', 0],
])('a person born on %s is on %s of age %i', (birthdate, day, years) => {
  expect(ageOn(birthdate, day)).toBe(years);
});

it.each([
  [0, 'menos de 1 ano'],
  [1, '1 ano'],
  [16, '16 anos'],
])('%i is written as %s', (years, text) => {
  expect(formatAge(years)).toBe(text);
});
