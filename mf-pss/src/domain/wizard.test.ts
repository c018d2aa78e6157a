import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeApplication,
  course,
  experience,
  formation,
  identified,
} from '../testing/complete-application.ts';
import { type Application, blankApplication, type ListName } from './application.ts';
import type { RuleContext } from './application-fields.ts';
import { courseOfLevel } from './formation-course.ts';
import { resumedApplication } from './resumed-application.ts';
import type { Step } from './steps.ts';
import {
  isEmailChecked,
  type Move,
  stepRefusal,
  transition,
  type Wizard,
  type WizardEvent,
} from './wizard.ts';

const context: RuleContext = { today: '2026-11-21', citiesKnown: true };
const blank = blankApplication(identified);
const { educationalFormations, complementaryCourses, professionalExperiences } = blank;
const at = (step: Step, changes: Partial<Application> = {}): Wizard => ({
  step,
  values: completeApplication(changes),
});
const after = (wizard: Wizard, event: WizardEvent) => {
  const { wizard: next, refusal } = transition(wizard, event, context);
  return { step: next.step, refusal: refusal?.kind ?? null };
};

describe('going from step to step (B 2.5, B 4, B 5)', () => {
  const next: Move = { kind: 'next' };
  const back: Move = { kind: 'back' };
  const confirm: Move = { kind: 'confirm' };
  const to = (step: Step): Move => ({ kind: 'go', to: step });
  const none = { complementaryCourses: [], professionalExperiences: [] };

  it.each<[string, Wizard, Move, Step, string | null]>([
    ['forwards from a complete step', at(1), next, 2, null],
    ['not from an incomplete one', at(1, { full_name: '' }), next, 1, 'incomplete'],
    ['not before the e-mail was checked', at(1, { checkedEmail: '' }), next, 1, 'email-unchecked'],
    ['not with another e-mail than the checked', at(1, { email: 'b@b.br' }), next, 1, 'email-unchecked'],
    ['backwards from an incomplete one', at(3, { complementaryCourses }), back, 2, null],
    ['never before the first', at(1), back, 1, null],
    ['never beyond the last', at(5), next, 5, null],
    ['over complete steps at once', at(1), to(5), 5, null],
    ['to the first incomplete one instead', at(1, { educationalFormations }), to(5), 2, 'incomplete'],
    ['back to one that became incomplete', at(3, { full_name: '' }), to(4), 1, 'incomplete'],
    ['to where one is without being asked', at(3, { full_name: '' }), to(3), 3, null],
    ['backwards by a header without being asked', at(4, { full_name: '' }), to(1), 1, null],
    ['without courses and experience', at(2, none), to(5), 5, null],
    ['not with a blank course', at(3, { complementaryCourses }), next, 3, 'incomplete'],
    ['not with a blank experience', at(4, { professionalExperiences }), next, 4, 'incomplete'],
    ['at last, when all is complete', at(5), confirm, 5, null],
    ['at last not, when something is missing', at(5, { mother: '' }), confirm, 1, 'incomplete'],
  ])('%s', (_what, wizard, event, step, refusal) => {
    expect(after(wizard, event)).toEqual({ step, refusal });
  });
});

describe('rows (B 5)', () => {
  const rows = {
    educationalFormations: formation,
    complementaryCourses: course,
    professionalExperiences: experience,
  };

  it.each(Object.keys(rows) as ListName[])('of %s are added once all are complete, at most 30', (list) => {
    const row = rows[list];
    const { values } = transition(at(1), { kind: 'add', list }, context).wizard;
    expect(values[list]).toEqual([row, blank[list][0]]);
    const wizard = at(1, { [list]: Array(30).fill(row) });
    expect(after(wizard, { kind: 'add', list }).refusal).toBe('too-many-rows');
    expect(after(at(1, { [list]: blank[list] }), { kind: 'add', list }).refusal).toBe('incomplete');
  });

  it('of a formation need its course only where another is added', () => {
    const wizard = at(2, { educationalFormations: [{ ...formation, course: '' }] });
    expect(after(wizard, { kind: 'next' }).step).toBe(3);
    expect(transition(wizard, { kind: 'add', list: 'educationalFormations' }, context)).toEqual({
      wizard,
      refusal: {
        kind: 'incomplete',
        issues: [{ path: 'educationalFormations.0.course', message: 'Campo obrigatório' }],
      },
    });
  });

  it('are removed, but for the last formation', () => {
    const other = { ...formation, name: 'Ueap' };
    const removeFirst = (wizard: Wizard, list: ListName) =>
      transition(wizard, { kind: 'remove', list, row: 0 }, context);
    const { wizard } = removeFirst(
      at(2, { educationalFormations: [formation, other] }),
      'educationalFormations',
    );
    expect(wizard.values.educationalFormations).toEqual([other]);
    expect(removeFirst(wizard, 'educationalFormations')).toEqual({ wizard, refusal: { kind: 'last-row' } });
    expect(removeFirst(at(3), 'complementaryCourses').wizard.values.complementaryCourses).toEqual([]);
    expect(removeFirst(at(4), 'professionalExperiences').wizard.values.professionalExperiences).toEqual([]);
  });

  it.each([
    ['1', 'Letras', 'Ensino Fundamental'],
    ['2', 'Ensino Fundamental', ''],
    ['3', 'Letras', 'Letras'],
  ])('of level "%s" with course "%s" have the course "%s"', (level, before, now) => {
    expect(courseOfLevel(level, before)).toBe(now);
  });
});

describe('the look-up of the e-mail (B 4, B 5)', () => {
  const email = 'ana@candidata.example';
  const other = 'outra@candidata.example';

  it.each([
    ['lets pass nobody’s', null, email, email, email, undefined],
    ['lets pass one’s own', { nif: '529.982.247-25' }, email, email, email, undefined],
    ['clears another’s', { nif: '11144477735' }, email, '', '', 'email-taken'],
    ['clears what a mask hides', { nif: '***.***.***-**' }, email, '', '', 'email-taken'],
    ['says nothing of an e-mail that was changed meanwhile', { nif: '1' }, other, other, '', undefined],
  ])('%s', (_what, owner, typed, kept, checkedEmail, refused) => {
    const wizard = at(1, { email: typed, checkedEmail: '' });
    const { wizard: now, refusal } = transition(wizard, { kind: 'email-checked', email, owner }, context);
    expect(now.values).toEqual({ ...wizard.values, email: kept, checkedEmail });
    expect(refusal?.kind).toBe(refused);
  });

  it('does not count as checked before one was typed', () => {
    expect(isEmailChecked({ email: '', checkedEmail: '' })).toBe(false);
  });
});

describe('the steps, with their messages (B 5)', () => {
  const said = (step: Step, changes: Partial<Application>, known = context) => {
    const refusal = stepRefusal(step, completeApplication(changes), known);
    return refusal?.kind === 'incomplete'
      ? refusal.issues.map(({ path, message }) => `${path.replace(/^\w+\.0\./, '')}: ${message}`)
      : [];
  };
  const missing = (...fields: string[]) => fields.map((name) => `${name}: Campo obrigatório`);
  const noAddress = 'Não use endereços de sites ou de e-mail neste campo';

  it('1: the person', () => {
    expect(said(1, { full_name: '', mother: '', phone: '', email: '' })).toEqual([
      'full_name: Nome obrigatório',
      'mother: Nome da mãe obrigatório',
      'phone: Celular obrigatório',
      'email: Email obrigatório',
    ]);
  });

  it.each([
    [
      { education_level_id: '', name: ' ', date_conclusion: '' },
      missing('education_level_id', 'name', 'date_conclusion'),
    ],
    [{ date_conclusion: '1990-01-01' }, ['date_conclusion: Esta data é anterior à data de nascimento']],
    [{ course: 'veja golpe.com/x' }, [`course: ${noAddress}`]],
    [{ course: ' ' }, []],
  ])('2: a formation with %j', (changes, messages) => {
    expect(said(2, { educationalFormations: [{ ...formation, ...changes }] })).toEqual(messages);
  });

  const hours = 'workload: Informe a carga horária em horas inteiras, maior que zero';
  it.each<[object, string[]]>([
    [
      { course: '', name: '', workload: '', situation: '', date_conclusion: '' },
      missing('course', 'name', 'workload', 'situation', 'date_conclusion'),
    ],
    ...['00', '-4', '1,5', '1e3', '123456', '4h'].map((workload): [object, string[]] => [
      { workload },
      [hours],
    ]),
    [{ workload: '4' }, []],
    [{ workload: '0099999' }, []],
    [{ name: 'https://golpe.com' }, [`name: ${noAddress}`]],
    [{ observation: 'x'.repeat(2001) }, ['observation: Use no máximo 2000 caracteres']],
    [
      { date_conclusion: '2027-01-01' },
      ['date_conclusion: Um curso concluído não termina no futuro: confira a data ou a situação'],
    ],
    [{ situation: '1', date_conclusion: '2027-01-01' }, []],
  ])('3: a course with %j', (changes, messages) => {
    expect(said(3, { complementaryCourses: [{ ...course, ...changes }] })).toEqual(messages);
  });

  const withoutList = { ...context, citiesKnown: false };
  const cityMissing = (name: string) => [`${name}: Cidade obrigatória`];
  it.each<[object, string[], RuleContext?]>([
    [
      { name: '', job_title_name: '', start_date: '', observation: ' ' },
      missing('name', 'job_title_name', 'start_date', 'observation'),
    ],
    [{ name: 'x'.repeat(51) }, ['name: Use no máximo 50 caracteres']],
    [{ job_title_name: 'www.golpe.com' }, [`job_title_name: ${noAddress}`]],
    [{ observation: 'Balcão\nCaixa' }, []],
    [{ end_date: '2019-01-01' }, ['end_date: A data de saída não pode ser anterior à de início']],
    [{ end_date: '2021-02-30' }, ['end_date: Data inválida']],
    [{ city_id: '', city_name: 'Macapá' }, cityMissing('city_id')],
    [{ city_id: '', city_name: 'Macapá' }, [], withoutList],
    [{ city_id: '', city_name: ' ' }, cityMissing('city_name'), withoutList],
    [{ city_id: '70', city_name: '' }, [], withoutList],
  ])('4: an experience with %j', (changes, messages, known) => {
    expect(said(4, { professionalExperiences: [{ ...experience, ...changes }] }, known)).toEqual(messages);
  });
});

describe('whatever people do', () => {
  const step = fc.constantFrom<Step>(1, 2, 3, 4, 5);
  const list = fc.constantFrom<ListName>(
    'educationalFormations',
    'complementaryCourses',
    'professionalExperiences',
  );
  const state: fc.Arbitrary<Wizard> = fc.record({
    step,
    values: fc
      .record({
        full_name: fc.constantFrom('', 'Ana Souza'),
        checkedEmail: fc.constantFrom('', 'ana@candidata.example'),
        educationalFormations: fc.constantFrom(educationalFormations, [formation], [formation, formation]),
        complementaryCourses: fc.constantFrom([], complementaryCourses, [course, course]),
        professionalExperiences: fc.constantFrom([], professionalExperiences, [experience]),
      })
      .map(completeApplication),
  });
  const event: fc.Arbitrary<WizardEvent> = fc.oneof(
    fc.constantFrom<WizardEvent>({ kind: 'next' }, { kind: 'back' }, { kind: 'confirm' }),
    fc.record({ kind: fc.constant('go' as const), to: step }),
    fc.record({ kind: fc.constant('add' as const), list }),
    fc.record({ kind: fc.constant('remove' as const), list, row: fc.nat({ max: 2 }) }),
  );

  it('nothing typed is lost by a move, no invalid step is passed forwards, and one formation remains', () => {
    fc.assert(
      fc.property(state, event, (wizard, done) => {
        const { values, step: reached } = transition(wizard, done, context).wizard;
        expect(values.educationalFormations.length).toBeGreaterThan(0);
        if (done.kind === 'add')
          expect(values[done.list].slice(0, wizard.values[done.list].length)).toEqual(
            wizard.values[done.list],
          );
        else if (done.kind !== 'remove') expect(values).toEqual(wizard.values);
        const passed = ([1, 2, 3, 4] as const).filter((each) => wizard.step <= each && each < reached);
        for (const each of passed) expect(stepRefusal(each, values, context)).toBeNull();
      }),
    );
  });

  it('a draft gives back what was typed, and one of whatever shape what can be gone on with', () => {
    const typed = completeApplication({ complementaryCourses: [] });
    expect(resumedApplication(blank, JSON.parse(JSON.stringify(typed)))).toEqual(typed);
    const mixed = resumedApplication(blank, { complementaryCourses: [null, 'Excel', course] });
    expect(mixed.complementaryCourses).toEqual([course]);
    const shapes = fc.dictionary(fc.constantFrom(...Object.keys(blank)), fc.jsonValue());
    fc.assert(
      fc.property(shapes, (kept) => {
        const resumed = resumedApplication(blank, kept);
        expect(resumed.educationalFormations.length).toBeGreaterThan(0);
        const rows = [
          ...resumed.educationalFormations,
          ...resumed.complementaryCourses,
          ...resumed.professionalExperiences,
        ];
        for (const value of rows.flatMap((row) => Object.values(row))) expect(typeof value).toBe('string');
      }),
    );
  });
});
