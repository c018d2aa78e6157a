import { settings } from '@portal/contract/endpoints/home';
import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decideEligibility, type EligibilityAnswers, eligibility, incomeLimit } from './eligibility.ts';
import { openNotices, readPsgProcess } from './psg.ts';

const limit = 264_000;

describe('the eligibility calculator (A 5.4)', () => {
  it.each([
    ['no income at all', ['0,00', '0'], [0, 0], 0, 0, true],
    ['the least income', ['0,01', '0'], [1, 0], 1, 1, false],
    ['an average of the limit', ['5.280,00', '0'], [528_000, 0], 1, limit, true],
    ['one cent above, in sum', ['5.280,01', '0'], [528_001, 0], 2, limit + 1, false],
    ['one cent above, per head', ['2640,01', '2640,01'], [264_001, 264_001], 2, limit + 1, true],
    ['a third of a cent above', ['7.920,01', '0', '0'], [792_001, 0, 0], 2, limit + 1, false],
  ] as const)('%s', (_what, typed, incomes, result, average, exact) => {
    expect(eligibility(typed, limit)).toEqual({ kind: 'decided', result, incomes, average, exact });
  });

  it.each([
    ['empty fields', ['', ''], 'incomplete', [1, 2]],
    ['one empty field', ['5.280,01', '', '0'], 'incomplete', [2]],
    ['what is no amount', ['1.500,00', '', '2 mil', '-500', ','], 'unreadable', [3, 4, 5]],
  ] as const)('judges nobody with %s', (_what, typed, kind, places) => {
    expect(eligibility(typed, limit)).toEqual({ kind, places });
  });
});

it.each([
  [
    { eligibility_income_limit: '3242.00', eligibility_income_limit_since: '2026-01-01' },
    324_200,
    '2026-01-01',
  ],
  [{ eligibility_income_limit: 1621.1 }, 162_110, null],
  [{ eligibility_income_limit: null, eligibility_income_limit_since: '2026-01-01' }, limit, null],
  [{ eligibility_income_limit: 0 }, limit, null],
  [{ eligibility_income_limit: -1 }, limit, null],
  [undefined, limit, null],
])('where the server says %j the limit is %i cents, from %s on', (said, cents, since) => {
  expect(incomeLimit(said && z.parse(settings, said))).toEqual({ cents, since });
});

const requires = (id: number, min_age: number | null, min_schooling: string | null) =>
  aPsgItem({ id, min_age, min_schooling, start_date_course: '2027-01-11' });
const items = [
  requires(1, 16, 'fundamental'),
  requires(2, 18, 'fundamental'),
  requires(3, null, 'medio-incompleto'),
  { ...requires(4, 16, null), prerequisite: 'Ter computador' },
  { ...requires(5, null, null), prerequisite: 'Ter computador' },
  { ...requires(6, 16, 'fundamental'), open_vacancies: 0 },
  requires(8, null, null),
  { ...requires(9, 18, null), start_date_course: null },
];
const closed = aPsgProcess({ id: 6, status: 3, items: [requires(7, null, null)] });
const notices = openNotices(
  [aPsgProcess({ id: 5, items }), closed].map(readPsgProcess),
  Date.parse('2026-11-21T12:00:00-03:00'),
);
const decide = (answers: Partial<EligibilityAnswers>) =>
  decideEligibility({ income: 'within', age: '30', schooling: 'medio', ...answers }, notices);

it.each<[Partial<EligibilityAnswers>, number[]]>([
  [{}, [1, 2, 3, 4, 5, 8, 9]],
  [{ age: ' 16 ', schooling: 'fundamental' }, [1, 4, 5, 8]],
  [{ age: '17', schooling: 'fundamental' }, [1, 2, 4, 5, 8]],
  [{ age: '16', schooling: 'fundamental-incompleto' }, [4, 5, 8]],
  [{ age: '14', schooling: 'medio-incompleto' }, [3, 5, 8]],
  [{ income: 'unknown' }, [1, 2, 3, 4, 5, 8, 9]],
])(
  'visitors who answer %j may apply for the courses %j, and for none that is full or closed',
  (answers, ids) => {
    const decision = decide(answers);
    expect(decision.kind === 'decided' && decision.courses.map(({ id }) => id)).toEqual(ids);
  },
);

it.each([
  ['16', [null, null, null, 'Confira o pré-requisito: Ter computador.', null]],
  [
    '17',
    [
      null,
      'Só se você fizer 18 anos até 11/01/2027.',
      null,
      null,
      'Confira o pré-requisito: Ter computador.',
      null,
    ],
  ],
])('names what the answers leave open at the age of %s', (age, conditions) => {
  const decision = decide({ age });
  expect(decision.kind === 'decided' && decision.courses.map(({ condition }) => condition)).toEqual(
    conditions,
  );
});

it.each([
  ['within', true],
  ['unknown', false],
] as const)(
  'names the notice of each course, and whether the income is known: %s',
  (income, isIncomeKnown) => {
    const [{ id, name } = {}] = notices;
    expect(decide({ income })).toMatchObject({
      isIncomeKnown,
      courses: expect.arrayContaining([expect.objectContaining({ id: 1, notice: { id, name } })]),
    });
  },
);

it.each<[Partial<EligibilityAnswers>, string]>([
  [{ income: '' }, 'unanswered'],
  [{ age: '' }, 'unanswered'],
  [{ age: 'dezesseis' }, 'unanswered'],
  [{ age: '-16' }, 'unanswered'],
  [{ age: '16 anos' }, 'unanswered'],
  [{ schooling: '' }, 'unanswered'],
  [{ income: 'above', age: '' }, 'above-limit'],
])('%j is %s', (answers, kind) => {
  expect(decide(answers).kind).toBe(kind);
});
