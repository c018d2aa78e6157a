import { expect, it } from 'vitest';
import { courseContradiction, experienceContradiction, formationContradiction } from './curriculum.ts';

const dates = { birthdate: '1998-04-21', today: '2026-11-21' };

const expectResult = (
  said: { field: string; text: string } | null,
  field: string | null,
  text: RegExp | null,
) => expect(said).toEqual(field && { field, text: expect.stringMatching(text ?? '') });

// B 3, B 5
it.each([
  ['1998-04-20', 'date_conclusion', /^Esta data é anterior à data de nascimento$/],
  ['1998-04-21', null, null],
  ['', null, null],
])('a formation concluded on "%s"', (date_conclusion, field, text) => {
  expectResult(formationContradiction({ date_conclusion }, dates), field, text);
});

it.each([
  [2, '2026-11-21', null, null],
  [2, '2026-11-22', 'date_conclusion', /concluído não termina no futuro/],
  [2, '1998-04-20', 'date_conclusion', /nascimento/],
  [1, '2026-11-21', null, null],
  [1, '2026-11-20', 'date_conclusion', /em andamento ainda vai terminar/],
  [0, '2020-01-01', null, null],
  [2, '', null, null],
])('a course in situation %i with "%s"', (situation, date_conclusion, field, text) => {
  expectResult(courseContradiction({ situation, date_conclusion }, dates), field, text);
});

it.each([
  ['2020-01-01', '2019-12-31', 'end_date', /anterior à de início/],
  ['2020-01-01', '2020-01-01', null, null],
  ['2020-01-01', '', null, null],
  ['2020-01-01', null, null, null],
  ['2026-11-22', '', 'start_date', /futuro/],
  ['1998-04-20', '', 'start_date', /nascimento/],
  ['', '2020-01-01', null, null],
])('an experience from "%s" to "%s"', (start_date, end_date, field, text) => {
  expectResult(experienceContradiction({ start_date, end_date }, dates), field, text);
});

it('dates are compared with what is known only', () => {
  expect(courseContradiction({ situation: 2, date_conclusion: '2999-01-01' }, {})).toBeNull();
  expect(experienceContradiction({ start_date: '2999-01-01' }, {})).toBeNull();
});
