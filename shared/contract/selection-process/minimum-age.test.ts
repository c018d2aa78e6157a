import { expect, it } from 'vitest';
import { ageOn, ageRefusal, formatAge } from './minimum-age.ts';

const today = '2026-11-27';

it.each([
  ['a baby', '2026-01-05', 16, '2027-01-11', false],
  ['someone who turns 16 on the first day of the course', '2011-01-11', 16, '2027-01-11', true],
  ['someone who turns 16 a day later', '2011-01-12', 16, '2027-01-11', false],
  ['someone of age where the first day is unknown', '2010-11-27', 16, null, true],
  ['anyone where no age is stated', '2026-01-05', null, '2027-01-11', true],
])('admits or refuses %s', (_who, birthdate, min_age, course_start_date, isAdmitted) => {
  expect(ageRefusal({ min_age, course_start_date }, birthdate, today) === null).toBe(isAdmitted);
});

it('names the age and the day on which it counts', () => {
  expect(ageRefusal({ min_age: 16, course_start_date: '2027-01-11' }, '2026-01-05', today)).toBe(
    'Este curso é para quem tem pelo menos 16 anos no início das aulas, em 11/01/2027. Confira a data de nascimento.',
  );
  expect(ageRefusal({ min_age: 1, course_start_date: null }, '2026-01-05', today)).toMatch(/menos 1 ano\. /);
});

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
