import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { expect, it } from 'vitest';
import { decideEligibility, type EligibilityAnswers } from './eligible-courses.ts';
import { openNotices, readPsgProcess } from './psg.ts';

const requires = (id: number, min_age: number | null, min_schooling: string | null) =>
  aPsgItem({ id, min_age, min_schooling, start_date_course: '2027-01-11' });
const items = [
  requires(1, 16, 'fundamental'),
  requires(2, 18, 'fundamental'),
  requires(3, null, 'medio-incompleto'),
  requires(4, 16, null),
  { ...requires(5, null, null), prerequisite: 'Ter computador' },
  { ...requires(6, 16, 'fundamental'), open_vacancies: 0 },
];
const notices = openNotices(
  [readPsgProcess(aPsgProcess({ id: 5, items }))],
  Date.parse('2026-11-21T12:00:00-03:00'),
);
const decide = (answers: Partial<EligibilityAnswers>) =>
  decideEligibility({ income: 'within', age: '30', schooling: 'medio', ...answers }, notices);

it.each<[Partial<EligibilityAnswers>, number[]]>([
  [{}, [1, 2, 3, 4, 5]],
  [{ age: '16', schooling: 'fundamental' }, [1, 4, 5]],
  [{ age: '17', schooling: 'fundamental' }, [1, 2, 4, 5]],
  [{ age: '16', schooling: 'fundamental-incompleto' }, [4, 5]],
  [{ age: '14', schooling: 'medio-incompleto' }, [3, 5]],
  [{ income: 'unknown' }, [1, 2, 3, 4, 5]],
])('visitors who answer %j may apply for the courses %j, and for none that is full', (answers, ids) => {
  const decision = decide(answers);
  expect(decision.kind === 'decided' && decision.courses.map(({ id }) => id)).toEqual(ids);
});

it('names what the answers leave open', () => {
  const decision = decide({ age: '17' });
  const conditions = decision.kind === 'decided' ? decision.courses.map(({ condition }) => condition) : [];
  expect(conditions).toEqual([
    null,
    'Só se você fizer 18 anos até 11/01/2027.',
    null,
    null,
    'Confira o pré-requisito: Ter computador.',
  ]);
});

it.each<[Partial<EligibilityAnswers>, string]>([
  [{ income: '' }, 'unanswered'],
  [{ age: '' }, 'unanswered'],
  [{ age: 'dezesseis' }, 'unanswered'],
  [{ schooling: '' }, 'unanswered'],
  [{ income: 'above', age: '' }, 'above-limit'],
])('%j is %s', (answers, kind) => {
  expect(decide(answers).kind).toBe(kind);
});
