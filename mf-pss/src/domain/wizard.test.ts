import { resumedDraft } from '@portal/runtime/draft/draft-record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Application, blankApplication, type ListName } from './application.ts';
import type { RuleContext } from './application-fields.ts';
import { courseOfLevel } from './formation-course.ts';
import { resumedApplication } from './resumed-application.ts';
import type { Step } from './steps.ts';
import { stepRefusal, transition, type Wizard, type WizardEvent } from './wizard.ts';

const context: RuleContext = { today: '2026-11-21', citiesKnown: true };
const identified = { cpf: '52998224725', birthdate: '1998-04-21' };
const blank = blankApplication(identified);

const formation = {
  education_level_id: '3',
  name: 'Unifap',
  course: 'Letras',
  date_conclusion: '2019-12-10',
};
const course = {
  course: 'Excel',
  name: 'Senac',
  workload: '40',
  situation: '2',
  date_conclusion: '2020-01-31',
  observation: '',
};
const experience = {
  name: 'Mercado Central',
  job_title_name: 'Atendente',
  city_id: '7',
  city_name: '',
  start_date: '2020-02-01',
  end_date: '',
  observation: 'Atendimento ao público',
};
const complete: Application = {
  ...blank,
  full_name: 'Ana Souza',
  mother: 'Maria de Souza',
  phone: '(96)9 9123-4567',
  email: 'ana@candidata.example',
  checkedEmail: 'ana@candidata.example',
  educationalFormations: [formation],
  complementaryCourses: [course],
  professionalExperiences: [experience],
};
const at = (step: Step, changes: Partial<Application> = {}): Wizard => ({
  step,
  values: { ...complete, ...changes },
});
const after = (wizard: Wizard, event: WizardEvent) => {
  const { wizard: next, refusal } = transition(wizard, event, context);
  return { step: next.step, refusal: refusal?.kind ?? null };
};

describe('going from step to step (B 2.5, B 4, B 5)', () => {
  it.each<[string, Wizard, WizardEvent, Step, string | null]>([
    ['forwards from a complete step', at(1), { kind: 'next' }, 2, null],
    ['not from an incomplete one', at(1, { full_name: '' }), { kind: 'next' }, 1, 'incomplete'],
    [
      'not before the e-mail was checked',
      at(1, { checkedEmail: '' }),
      { kind: 'next' },
      1,
      'email-unchecked',
    ],
    [
      'not with another e-mail than the checked',
      at(1, { email: 'b@b.br' }),
      { kind: 'next' },
      1,
      'email-unchecked',
    ],
    [
      'backwards from an incomplete one',
      at(3, { complementaryCourses: blank.complementaryCourses }),
      { kind: 'back' },
      2,
      null,
    ],
    ['never before the first', at(1), { kind: 'back' }, 1, null],
    ['never beyond the last', at(5), { kind: 'next' }, 5, null],
    ['over complete steps at once', at(1), { kind: 'go', to: 5 }, 5, null],
    [
      'to the first incomplete one instead',
      at(1, { educationalFormations: blank.educationalFormations }),
      { kind: 'go', to: 5 },
      2,
      'incomplete',
    ],
    ['back to one that became incomplete', at(3, { full_name: '' }), { kind: 'go', to: 4 }, 1, 'incomplete'],
    ['backwards by a header without being asked', at(4, { full_name: '' }), { kind: 'go', to: 1 }, 1, null],
    [
      'without courses and experience',
      at(2, { complementaryCourses: [], professionalExperiences: [] }),
      { kind: 'go', to: 5 },
      5,
      null,
    ],
    [
      'not with a blank course',
      at(3, { complementaryCourses: blank.complementaryCourses }),
      { kind: 'next' },
      3,
      'incomplete',
    ],
    [
      'not with a blank experience',
      at(4, { professionalExperiences: blank.professionalExperiences }),
      { kind: 'next' },
      4,
      'incomplete',
    ],
    [
      'with a formation without its course',
      at(2, { educationalFormations: [{ ...formation, course: '' }] }),
      { kind: 'next' },
      3,
      null,
    ],
    ['at last, when all is complete', at(5), { kind: 'confirm' }, 5, null],
    ['at last not, when something is missing', at(5, { mother: '' }), { kind: 'confirm' }, 1, 'incomplete'],
  ])('%s', (_what, wizard, event, step, refusal) => {
    expect(after(wizard, event)).toEqual({ step, refusal });
  });
});

describe('rows (B 5)', () => {
  const rowsAfter = (wizard: Wizard, event: Extract<WizardEvent, { list: ListName }>) =>
    transition(wizard, event, context).wizard.values[event.list].length;

  it('are added once every row is complete, a formation with its course', () => {
    const list = 'educationalFormations';
    expect(rowsAfter(at(2), { kind: 'add', list })).toBe(2);
    for (const field of ['education_level_id', 'name', 'course', 'date_conclusion']) {
      const wizard = at(2, { [list]: [{ ...formation, [field]: '' }] });
      expect(transition(wizard, { kind: 'add', list }, context)).toEqual({
        wizard,
        refusal: {
          kind: 'incomplete',
          issues: [{ path: `${list}.0.${field}`, message: 'Campo obrigatório' }],
        },
      });
    }
  });

  it.each([
    ['educationalFormations', formation, 2],
    ['complementaryCourses', course, 3],
    ['professionalExperiences', experience, 4],
  ] as const)('of %s: at most 30', (list, row, step) => {
    const wizard = at(step, { [list]: Array.from({ length: 30 }, () => row) });
    expect(after(wizard, { kind: 'add', list })).toEqual({ step, refusal: 'too-many-rows' });
  });

  it('are removed, but for the last formation', () => {
    const two = at(2, { educationalFormations: [formation, { ...formation, name: 'Ueap' }] });
    const removed = transition(two, { kind: 'remove', list: 'educationalFormations', row: 0 }, context);
    expect(removed.wizard.values.educationalFormations.map(({ name }) => name)).toEqual(['Ueap']);
    expect(after(removed.wizard, { kind: 'remove', list: 'educationalFormations', row: 0 }).refusal).toBe(
      'last-row',
    );
    expect(rowsAfter(at(3), { kind: 'remove', list: 'complementaryCourses', row: 0 })).toBe(0);
    expect(rowsAfter(at(4), { kind: 'remove', list: 'professionalExperiences', row: 0 })).toBe(0);
  });

  it.each([
    ['1', '', 'Ensino Fundamental'],
    ['1', 'Letras', 'Ensino Fundamental'],
    ['2', 'Ensino Fundamental', ''],
    ['3', 'Letras', 'Letras'],
    ['', '', ''],
  ])('of level "%s" with course "%s" have the course "%s"', (level, before, now) => {
    expect(courseOfLevel(level, before)).toBe(now);
  });
});

describe('the look-up of the e-mail (B 4, B 5)', () => {
  const email = 'ana@candidata.example';
  const checked = (owner: { nif: string | null } | null, typed = email) =>
    transition(at(1, { email: typed, checkedEmail: '' }), { kind: 'email-checked', email, owner }, context);

  it.each([
    ['nobody’s', null],
    ['one’s own', { nif: '529.982.247-25' }],
  ])('lets pass %s', (_whose, owner) => {
    const { wizard, refusal } = checked(owner);
    expect([wizard.values.email, wizard.values.checkedEmail, refusal]).toEqual([email, email, null]);
  });

  it.each([{ nif: '11144477735' }, { nif: '***.***.***-**' }])('clears %j’s', (owner) => {
    const { wizard, refusal } = checked(owner);
    expect([wizard.values.email, wizard.values.checkedEmail, refusal?.kind]).toEqual(['', '', 'email-taken']);
  });

  it('says nothing of an e-mail that was changed meanwhile', () => {
    const { wizard, refusal } = checked({ nif: '11144477735' }, 'outra@candidata.example');
    expect([wizard.values.email, wizard.values.checkedEmail, refusal]).toEqual([
      'outra@candidata.example',
      '',
      null,
    ]);
  });
});

describe('the steps, with their messages (B 5)', () => {
  const said = (step: Step, changes: Partial<Application>, known = context) => {
    const refusal = stepRefusal(step, { ...complete, ...changes }, known);
    return refusal?.kind === 'incomplete'
      ? refusal.issues.map(({ path, message }) => `${path}: ${message}`)
      : [];
  };
  const ofFormation = (changes: object) => said(2, { educationalFormations: [{ ...formation, ...changes }] });
  const ofCourse = (changes: object) => said(3, { complementaryCourses: [{ ...course, ...changes }] });
  const ofExperience = (changes: object, known = context) =>
    said(4, { professionalExperiences: [{ ...experience, ...changes }] }, known);

  it('1: the person', () => {
    const empty = { full_name: '', mother: '', phone: '', email: '' };
    expect(said(1, empty)).toEqual([
      'full_name: Nome obrigatório',
      'mother: Nome da mãe obrigatório',
      'phone: Celular obrigatório',
      'email: Email obrigatório',
    ]);
    expect(said(1, { phone: '(96)9 9123-456', email: 'ana' })).toEqual([
      'phone: Número inválido',
      'email: E-mail inválido',
    ]);
  });

  it('2: the formations', () => {
    expect(ofFormation({ education_level_id: '', name: ' ', date_conclusion: '' })).toEqual([
      'educationalFormations.0.education_level_id: Campo obrigatório',
      'educationalFormations.0.name: Campo obrigatório',
      'educationalFormations.0.date_conclusion: Campo obrigatório',
    ]);
    expect(ofFormation({ date_conclusion: '1990-01-01' })).toEqual([
      'educationalFormations.0.date_conclusion: Esta data é anterior à data de nascimento',
    ]);
  });

  it('2, 3 and 4: titles hold no addresses, and a description may have several lines', () => {
    const noAddress = 'Não use endereços de sites ou de e-mail neste campo';
    expect(ofFormation({ course: 'veja golpe.com/x' })).toEqual([
      `educationalFormations.0.course: ${noAddress}`,
    ]);
    expect(ofCourse({ name: 'https://golpe.com' })).toEqual([`complementaryCourses.0.name: ${noAddress}`]);
    expect(ofExperience({ job_title_name: 'www.golpe.com' })).toEqual([
      `professionalExperiences.0.job_title_name: ${noAddress}`,
    ]);
    expect(ofExperience({ observation: 'Balcão\nCaixa' })).toEqual([]);
  });

  it.each(['0', '00', '-4', '1,5', 'x', '1e3', '123456'])('3: a workload of %s is none', (workload) => {
    expect(ofCourse({ workload })).toEqual([
      'complementaryCourses.0.workload: Informe a carga horária em horas inteiras, maior que zero',
    ]);
  });

  it('3: the courses', () => {
    expect(ofCourse({ course: '', name: '', workload: '', situation: '', date_conclusion: '' })).toHaveLength(
      5,
    );
    expect(ofCourse({ date_conclusion: '2027-01-01' })).toEqual([
      'complementaryCourses.0.date_conclusion: Um curso concluído não termina no futuro: confira a data ou a situação',
    ]);
    expect(ofCourse({ situation: '1', date_conclusion: '2027-01-01' })).toEqual([]);
  });

  it('4: the experiences', () => {
    expect(
      ofExperience({ name: '', job_title_name: '', city_id: '', start_date: '', observation: '' }),
    ).toEqual([
      'professionalExperiences.0.name: Campo obrigatório',
      'professionalExperiences.0.job_title_name: Campo obrigatório',
      'professionalExperiences.0.city_id: Cidade obrigatória',
      'professionalExperiences.0.start_date: Campo obrigatório',
      'professionalExperiences.0.observation: Campo obrigatório',
    ]);
    expect(ofExperience({ name: 'x'.repeat(51) })).toEqual([
      'professionalExperiences.0.name: Use no máximo 50 caracteres',
    ]);
    expect(ofExperience({ end_date: '2019-01-01' })).toEqual([
      'professionalExperiences.0.end_date: A data de saída não pode ser anterior à de início',
    ]);
    expect(ofExperience({ end_date: '2021-02-30' })).toEqual([
      'professionalExperiences.0.end_date: Data inválida',
    ]);
  });

  it('4: a city’s name does while there is no list', () => {
    const known = { ...context, citiesKnown: false };
    expect(ofExperience({ city_id: '', city_name: 'Macapá' }, known)).toEqual([]);
    expect(ofExperience({ city_id: '', city_name: 'Macapá' })).toEqual([
      'professionalExperiences.0.city_id: Cidade obrigatória',
    ]);
    expect(ofExperience({ city_id: '', city_name: ' ' }, known)).toEqual([
      'professionalExperiences.0.city_name: Cidade obrigatória',
    ]);
  });
});

/** What people do, whatever they come to: typing into the step's fields is a change of its values. */
type Act =
  | { kind: 'fill'; good: boolean; field: number; row: number }
  | { kind: 'email-answer'; taken: boolean }
  | { kind: 'reload' }
  | Extract<WizardEvent, { kind: 'next' | 'back' | 'go' | 'confirm' }>
  | { kind: 'change'; change: 'add' | 'remove'; row: number };

const place = fc.nat({ max: 9 });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('fill' as const),
      good: fc.boolean(),
      field: place,
      row: place,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('fill' as const),
      good: fc.constant(true),
      field: place,
      row: place,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('email-answer' as const), taken: fc.boolean() }) },
  { weight: 4, arbitrary: fc.constant({ kind: 'next' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'back' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('go' as const), to: fc.constantFrom<Step>(1, 2, 3, 4, 5) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'confirm' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      change: fc.constantFrom('add' as const, 'remove' as const),
      row: place,
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'reload' as const }) },
);

const listOf: Partial<Record<Step, ListName>> = {
  2: 'educationalFormations',
  3: 'complementaryCourses',
  4: 'professionalExperiences',
};
const personFields = ['full_name', 'mother', 'phone', 'email'] as const;

/** Types into one field of the current step. */
function fill({ step, values }: Wizard, { good, field, row }: Extract<Act, { kind: 'fill' }>): Application {
  if (step === 1) {
    const name = personFields[field % personFields.length] ?? 'full_name';
    return { ...values, [name]: good ? complete[name] : ' ' };
  }
  const list = listOf[step];
  if (!list || values[list].length === 0) return values;
  const at = row % values[list].length;
  const right = complete[list][0] as object;
  const names = Object.keys(right);
  const name = names[field % names.length] ?? '';
  const typed = { [name]: good ? right[name as keyof typeof right] : '' };
  return {
    ...values,
    [list]: values[list].map((each, index) => (index === at ? { ...each, ...typed } : each)),
  };
}

/** As it comes back from the storage of the browser, at the step that the address names. */
function reload({ step, values }: Wizard): Wizard {
  const owner = 'pss:1:7';
  const stored = JSON.parse(JSON.stringify({ owner, applicationKey: 'k', savedAt: 0, values }));
  const kept = resumedDraft(stored, owner, 1)?.values ?? {};
  return transition({ step: 1, values: resumedApplication(blank, kept) }, { kind: 'go', to: step }, context)
    .wizard;
}

/** What an act does; the values that nobody may change are what they were. */
function expected(wizard: Wizard, done: Act, list: ListName | undefined): Application {
  if (done.kind === 'fill') return fill(wizard, done);
  if (done.kind === 'change' && done.change === 'remove' && list) {
    const rows = wizard.values[list];
    const isKept = list === 'educationalFormations' && rows.length === 1;
    return isKept
      ? wizard.values
      : { ...wizard.values, [list]: rows.filter((_, at) => at !== done.row % rows.length) };
  }
  return wizard.values;
}

function perform(wizard: Wizard, done: Act, list: ListName | undefined): Wizard {
  if (done.kind === 'fill') return { ...wizard, values: fill(wizard, done) };
  if (done.kind === 'reload') return reload(wizard);
  if (done.kind === 'email-answer') {
    if (wizard.step !== 1) return wizard;
    const owner = done.taken ? { nif: '***.***.***-**' } : null;
    return transition(wizard, { kind: 'email-checked', email: wizard.values.email, owner }, context).wizard;
  }
  if (done.kind === 'change') {
    if (!list) return wizard;
    const row = done.row % Math.max(1, wizard.values[list].length);
    return transition(wizard, { kind: done.change, list, row }, context).wizard;
  }
  return transition(wizard, done, context).wizard;
}

/** A new application, or one that somebody has come some way with. */
const many: Application = {
  ...complete,
  educationalFormations: [formation, { ...formation, name: 'Ueap' }],
  complementaryCourses: [course, { ...course, course: 'Word' }],
  professionalExperiences: [experience, { ...experience, name: 'Porto' }],
};
const beginning: fc.Arbitrary<Wizard> = fc.oneof(
  fc.constant<Wizard>({ step: 1, values: blank }),
  fc.record({
    step: fc.constantFrom<Step>(1, 2, 3, 4, 5),
    values: fc.constantFrom(complete, many),
  }),
);

const isValid = (step: Step, values: Application) => stepRefusal(step, values, context) === null;

describe('whatever people do', () => {
  it('nothing valid is lost, no invalid step is passed forwards, and one formation remains', () => {
    const reached = new Set<Step>();
    fc.assert(
      fc.property(fc.array(act, { maxLength: 120 }), beginning, (acts, from) => {
        let wizard: Wizard = from;
        for (const done of acts) {
          const list = listOf[wizard.step];
          const before = wizard;
          wizard = perform(wizard, done, list);
          reached.add(wizard.step);

          expect(wizard.values.educationalFormations.length).toBeGreaterThan(0);
          for (const step of [1, 2, 3, 4] as const) {
            if (step < wizard.step) expect(isValid(step, wizard.values)).toBe(true);
          }
          if (done.kind === 'reload') expect(wizard.step).toBe(before.step);

          const wanted = expected(before, done, list);
          const { email, checkedEmail, ...now } = wizard.values;
          const { email: wantedEmail, checkedEmail: _, ...kept } = wanted;
          if (done.kind === 'email-answer' && done.taken && before.step === 1) expect(email).toBe('');
          else expect(email).toBe(wantedEmail);
          if (checkedEmail !== before.values.checkedEmail) expect(done.kind).toBe('email-answer');
          if (done.kind === 'change' && list && now[list].length > kept[list].length) {
            expect(isValid(before.step, before.values)).toBe(true);
            now[list] = now[list].slice(0, -1) as never;
          }
          expect(now).toEqual(kept);
        }
      }),
      { numRuns: 300 },
    );
    expect([...reached].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('a draft of whatever shape begins an application that can be gone on with', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(blank)), fc.jsonValue()), (kept) => {
        const { educationalFormations, complementaryCourses, professionalExperiences } = resumedApplication(
          blank,
          kept,
        );
        expect(educationalFormations.length).toBeGreaterThan(0);
        for (const row of [...educationalFormations, ...complementaryCourses, ...professionalExperiences]) {
          for (const value of Object.values(row)) expect(typeof value).toBe('string');
        }
      }),
    );
  });
});
