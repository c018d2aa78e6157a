import { describe, expect, it } from 'vitest';
import { courseContradiction, experienceContradiction, formationContradiction } from './curriculum.ts';

const dates = { birthdate: '1998-04-21', today: '2026-11-21' };
const born = 'Esta data é anterior à data de nascimento';

describe('dates that contradict each other (B 3, B 5)', () => {
  it.each([
    ['1998-04-20', born],
    ['1998-04-21', undefined],
    ['', undefined],
  ])('a formation concluded on "%s"', (date_conclusion, text) => {
    expect(formationContradiction({ date_conclusion }, dates)?.text).toBe(text);
  });

  it.each([
    [2, '2026-11-21', undefined],
    [2, '2026-11-22', /concluído não termina no futuro/],
    [2, '1998-04-20', /nascimento/],
    [1, '2026-11-21', undefined],
    [1, '2026-11-20', /em andamento ainda vai terminar/],
    [0, '2020-01-01', undefined],
    [2, '', undefined],
  ])('a course in situation %i with "%s"', (situation, date_conclusion, text) => {
    const said = courseContradiction({ situation, date_conclusion }, dates);
    if (text) expect(said).toEqual({ field: 'date_conclusion', text: expect.stringMatching(text) });
    else expect(said).toBeNull();
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
    const said = experienceContradiction({ start_date, end_date }, dates);
    if (text) expect(said).toEqual({ field, text: expect.stringMatching(text) });
    else expect(said).toBeNull();
  });

  it('are compared with what is known only', () => {
    expect(courseContradiction({ situation: 2, date_conclusion: '2999-01-01' }, {})).toBeNull();
    expect(experienceContradiction({ start_date: '2999-01-01' }, {})).toBeNull();
  });
});
