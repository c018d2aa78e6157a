import { question } from '@portal/shared/contract/questions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formatPercent, isVotable, pollResults } from './poll-results.ts';

const poll = (fields: object) => z.parse(question, { id: 1, name: 'Enquete', ...fields });

it('shows two decimals of each percentage', () => {
  const results = pollResults(poll({ alternatives: ['a', 'b'], results: { a: 1, b: 2 }, total_votes: 3 }));
  expect(results.map(({ percent }) => formatPercent(percent))).toEqual(['33,33%', '66,67%']);
});

it('says 0 when nobody voted, whether the server says so or not', () => {
  for (const total_votes of [0, null]) {
    const results = pollResults(poll({ alternatives: ['a'], results: [], total_votes }));
    expect(results).toEqual([{ alternative: 'a', votes: 0, percent: 0 }]);
  }
});

it.each(['__proto__', 'constructor'])('counts no votes for an alternative called %s', (alternative) => {
  expect(pollResults(poll({ alternatives: [alternative], results: {} }))).toEqual([
    { alternative, votes: 0, percent: 0 },
  ]);
});

it('keeps every percentage between 0 and 100, and their sum at 100 but for rounding', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 8 }), (votes) => {
      const alternatives = votes.map((_, place) => `alternativa ${place}`);
      const results = Object.fromEntries(alternatives.map((name, place) => [name, votes[place]]));
      const percents = pollResults(poll({ alternatives, results })).map(({ percent }) => percent);
      expect(percents.every((percent) => percent >= 0 && percent <= 100)).toBe(true);
      const sum = percents.reduce((total, percent) => total + percent, 0);
      expect(Math.abs(sum - (votes.some(Boolean) ? 100 : 0))).toBeLessThanOrEqual(votes.length * 0.0051);
    }),
  );
});

it.each([
  [1, true],
  [2, false],
  [null, false],
])('with is_active %s is votable: %s', (is_active, votable) => {
  expect(isVotable(poll({ is_active }))).toBe(votable);
});
