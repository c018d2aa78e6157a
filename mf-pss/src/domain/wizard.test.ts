import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeApplication,
  course,
  experience,
  formation,
  identified,
} from '../testing/complete-application.ts';
import {
  type Application,
  blankApplication,
  courseOfLevel,
  type ListName,
  restoreApplication,
} from './application.ts';
import {
  addRow,
  firstStep,
  getStepErrorMessage,
  isEmailChecked,
  type RuleContext,
  type Step,
  stepOf,
  transition,
  validateStep,
  type Wizard,
  withStep,
} from './wizard.ts';

const context: RuleContext = { today: '2026-11-21', citiesKnown: true };
const blank = blankApplication(identified);
const { educationalFormations, complementaryCourses } = blank;
const rows = {
  educationalFormations: formation,
  complementaryCourses: course,
  professionalExperiences: experience,
};
const lists = Object.keys(rows) as ListName[];
const at = (step: Step, changes: Partial<Application> = {}): Wizard => ({
  step,
  values: completeApplication(changes),
});

describe('going from step to step (B 2.5, B 4, B 5)', () => {
  const none = { complementaryCourses: [], professionalExperiences: [] };

  it.each<[string, Wizard, Step, Step, string | null]>([
    ['forwards from a complete step', at(1), 2, 2, null],
    ['not before the e-mail was checked', at(1, { checkedEmail: '' }), 2, 1, 'email-unchecked'],
    ['not with another e-mail than the checked', at(1, { email: 'b@b.br' }), 2, 1, 'email-unchecked'],
    ['backwards from an incomplete one', at(3, { complementaryCourses }), 2, 2, null],
    ['to the first incomplete one instead', at(1, { educationalFormations }), 5, 2, 'incomplete'],
    ['back to one that became incomplete', at(3, { full_name: '' }), 4, 1, 'incomplete'],
    ['to where one is without being asked', at(3, { full_name: '' }), 3, 3, null],
    ['backwards by a header without validation', at(4, { full_name: '' }), 1, 1, null],
    ['without courses and experience', at(2, none), 5, 5, null],
    ['at last, when all is complete', at(1), 5, 5, null],
    ['at last not, when something is missing', at(1, { mother: '' }), 5, 1, 'incomplete'],
  ])('%s, and nothing typed is lost', (_what, wizard, to, step, refused) => {
    const { wizard: next, refusal } = transition(wizard, to, context);
    expect(next).toEqual({ ...wizard, step });
    expect(refusal?.kind ?? null).toBe(refused);
  });
});

describe('rows (B 5)', () => {
  it.each(lists)('of %s are added once all are complete, at most 30', (list) => {
    const row = rows[list];
    const add = (typed: Application[ListName]) =>
      addRow(list, completeApplication({ [list]: typed }), context);
    expect(add([row] as Application[ListName])).toEqual({ rows: [row, blank[list][0]] });
    expect(add(Array(30).fill(row))).toEqual({ refusal: { kind: 'too-many-rows' } });
    expect(add(blank[list])).toMatchObject({ refusal: { kind: 'incomplete' } });
  });

  it('of a formation need its course only where another is added', () => {
    const { step, values } = at(2, { educationalFormations: [{ ...formation, course: '' }] });
    expect(transition({ step, values }, 3, context).wizard.step).toBe(3);
    const issues = [{ path: 'educationalFormations.0.course', message: 'Campo obrigatório' }];
    expect(addRow('educationalFormations', values, context)).toEqual({
      refusal: { kind: 'incomplete', issues },
    });
  });

  it.each([
    ['1', 'Letras', 'Ensino Fundamental'],
    ['2', 'Ensino Fundamental', ''],
    ['3', 'Letras', 'Letras'],
  ])('of level "%s" with course "%s" have the course "%s"', (level, before, now) => {
    expect(courseOfLevel(level, before)).toBe(now);
  });
});

it('no e-mail counts as checked before one was typed', () => {
  expect(isEmailChecked({ email: '', checkedEmail: '' })).toBe(false);
});

describe('the steps, with their messages (B 5)', () => {
  const missing = (...fields: string[]) => fields.map((name) => `${name}: Campo obrigatório`);
  const noHours = ['workload: Informe a carga horária em horas inteiras, maior que zero'];
  const hours = (...typed: string[]) => typed.map((workload): Row => [3, { workload }, noHours]);
  const withoutList = { ...context, citiesKnown: false };
  const listOf = {
    2: 'educationalFormations',
    3: 'complementaryCourses',
    4: 'professionalExperiences',
  } as const;
  type Row = [step: 2 | 3 | 4, changes: object, messages: string[], known?: RuleContext];

  it.each<Row>([
    [
      2,
      { education_level_id: '', name: ' ', date_conclusion: '' },
      missing('education_level_id', 'name', 'date_conclusion'),
    ],
    [2, { date_conclusion: '1990-01-01' }, ['date_conclusion: Esta data é anterior à data de nascimento']],
    [2, { course: 'golpe.com/x' }, ['course: Não use endereços de sites ou de e-mail neste campo']],
    [
      3,
      { course: '', name: '', workload: '', situation: '', date_conclusion: '' },
      missing('course', 'name', 'workload', 'situation', 'date_conclusion'),
    ],
    ...hours('00', '123456', '4h'),
    [3, { workload: '0099999' }, []],
    [3, { observation: 'x'.repeat(2001) }, ['observation: Use no máximo 2000 caracteres']],
    [
      3,
      { date_conclusion: '2027-01-01' },
      ['date_conclusion: Um curso concluído não termina no futuro: confira a data ou a situação'],
    ],
    [
      4,
      { name: '', job_title_name: '', start_date: '', observation: ' ' },
      missing('name', 'job_title_name', 'start_date', 'observation'),
    ],
    [4, { name: 'x'.repeat(51) }, ['name: Use no máximo 50 caracteres']],
    [4, { observation: 'Balcão\nCaixa' }, []],
    [4, { end_date: '2019-01-01' }, ['end_date: A data de saída não pode ser anterior à de início']],
    [4, { end_date: '2021-02-30' }, ['end_date: Data inválida']],
    [4, { city_id: '', city_name: 'Macapá' }, ['city_id: Cidade obrigatória']],
    [4, { city_id: '', city_name: 'Macapá' }, [], withoutList],
    [4, { city_id: '', city_name: ' ' }, ['city_name: Cidade obrigatória'], withoutList],
    [4, { city_id: '70', city_name: '' }, [], withoutList],
  ])('of step %i, with %j: %j', (step, changes, messages, known = context) => {
    const row = { ...rows[listOf[step]], ...changes };
    const refusal = validateStep(step, completeApplication({ [listOf[step]]: [row] }), known);
    const issues = refusal?.kind === 'incomplete' ? refusal.issues : [];
    expect(issues.map(({ path, message }) => `${path.replace(/^\w+\.0\./, '')}: ${message}`)).toEqual(
      messages,
    );
  });
});

it('a draft gives back what was typed, and one of whatever shape what can be gone on with', () => {
  const typed = completeApplication({ complementaryCourses: [] });
  expect(restoreApplication(blank, JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  const mixed = restoreApplication(blank, { complementaryCourses: [null, 'Excel', course] });
  expect(mixed.complementaryCourses).toEqual([course]);
  const shapes = fc.dictionary(fc.constantFrom(...Object.keys(blank)), fc.jsonValue());
  fc.assert(
    fc.property(shapes, (kept) => {
      const resumed = restoreApplication(blank, kept);
      expect(resumed.educationalFormations.length).toBeGreaterThan(0);
      for (const row of lists.flatMap((list): object[] => resumed[list])) {
        for (const value of Object.values(row)) expect(typeof value).toBe('string');
      }
    }),
  );
});

it.each([
  ['', 1],
  ['etapa=6', 1],
  ['etapa=2.5', 1],
  ['process=1&etapa=5', 5],
])('"%s" names step %i', (query, step) => {
  expect(stepOf(new URLSearchParams(query))).toBe(step);
});

it.each<[string, Step, string]>([
  ['process=1&etapa=4&role=2', 2, '?process=1&role=2&etapa=2'],
  ['process=1&etapa=4', 1, '?process=1'],
])('"%s" with step %i is "%s"', (query, step, changed) => {
  expect(withStep(new URLSearchParams(query), step)).toBe(changed);
});

it.each<[string, unknown, Step]>([
  ['process=1', 4, 4],
  ['process=1&etapa=2', 4, 2],
  ['process=1', undefined, 1],
  ['process=1', '4', 1],
  ['process=1', 6, 1],
])('"%s" with a draft that was left at step %j opens step %i', (query, left, step) => {
  expect(firstStep(new URLSearchParams(query), left)).toBe(step);
});

const wrong = 'A data de saída não pode ser anterior à de início';

it.each([
  [['Campo obrigatório', wrong], 'Preencha todos os campos.'],
  [[wrong, 'Cidade obrigatória'], 'Preencha todos os campos.'],
  [[wrong, 'Data inválida'], wrong],
  [[], 'Preencha todos os campos.'],
])('%j is spoken of as "%s"', (refusals, text) => {
  expect(getStepErrorMessage(refusals)).toBe(text);
});
