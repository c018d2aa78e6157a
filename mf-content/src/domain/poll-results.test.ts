import { question } from '@portal/shared/contract/questions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formatPercent, isVotable, pollResults } from './poll-results.ts';

const poll = (fields: object) => z.parse(question, { id: 1, name: 'Enquete', ...fields });

it('shows two decimals of each percentage', () => {
  const results = pollResults(
    poll({ alternatives: ['a', 'b', 'c'], results: { a: 1, b: 2, c: 3 }, total_votes: 6 }),
  );
  expect(results.map(({ percent }) => formatPercent(percent))).toEqual(['16,67%', '33,33%', '50,00%']);
});

it.each([
  ['a', 0],
  ['__proto__', null],
])('counts no votes for %s where nobody voted, and the server says %s in all', (alternative, total_votes) => {
  const results = pollResults(poll({ alternatives: [alternative], results: {}, total_votes }));
  expect(results).toEqual([{ alternative, votes: 0, percent: 0 }]);
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

it('can be voted in while it is active alone', () => {
  expect([1, 2, null].map((is_active) => isVotable(poll({ is_active })))).toEqual([true, false, false]);
});
