import { question } from '@portal/contract/endpoints/publications';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formatPercent, isVotable, pollResults } from './survey.page.tsx';

const poll = (fields: object) => z.parse(question, { id: 1, name: 'Enquete', ...fields });

it.each([
  [null, ['16,67%', '33,33%', '50,00%']],
  [12, ['8,33%', '16,67%', '25,00%']],
])(
  'shows two decimals of each percentage of the votes, of which the server says %s',
  (total_votes, shown) => {
    const results = { a: 1, b: 2, c: 3 };
    const read = pollResults(poll({ alternatives: ['a', 'b', 'c'], results, total_votes }));
    expect(read.map(({ percent }) => formatPercent(percent))).toEqual(shown);
  },
);

it.each([
  ['a', 0],
  ['__proto__', null],
])('counts no votes for %s without votes, of a total of %s', (alternative, total_votes) => {
  const results = pollResults(poll({ alternatives: [alternative], results: {}, total_votes }));
  expect(results).toEqual([{ alternative, votes: 0, percent: 0 }]);
});

it('can be voted in while it is active alone', () => {
  expect([1, 2, null].map((is_active) => isVotable(poll({ is_active })))).toEqual([true, false, false]);
});
