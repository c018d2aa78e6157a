import { describe, expect, it } from 'vitest';
import { meets } from '../goals.ts';
import { evaluate, formatTable, type Outcome } from './evaluate.ts';

const good: Outcome = {
  pageTimes: [20, 30, 990],
  failedPages: [],
  acknowledged: 40,
  lost: 0,
  assignedTwice: 0,
  recoveryMs: 1_500,
  failedAfter: [],
};
const missedOf = (outcome: Outcome, hasTimeGoals = true) =>
  evaluate(outcome, hasTimeGoals)
    .filter((each) => !meets(each))
    .map(({ what }) => what);

describe('the measurements of a fault', () => {
  it.each<[string, Partial<Outcome>, string[]]>([
    ['of a portal that nobody notices it at', {}, []],
    ['with a page after a second', { pageTimes: [20, 1_001] }, ['p95', 'Longest']],
    ['with a page that failed', { failedPages: ['/cursos 500'] }, ['Failed']],
    ['without a page', { pageTimes: [] }, ['Pages', 'p95']],
    ['without a registration', { acknowledged: 0 }, ['Acknowledged']],
    ['with a registration that is not stored once', { lost: 1 }, ['Lost']],
    ['with a place of two people', { assignedTwice: 1 }, ['Assigned twice']],
    ['with a late recovery', { recoveryMs: 10_001 }, ['Recovery']],
    ['with a failure after it', { failedAfter: ['registration 503'] }, ['Failed after']],
  ])('%s miss what they should', (_what, change, missed) => {
    expect(missedOf({ ...good, ...change })).toEqual(missed);
  });

  it('have no goals for times where these say little', () => {
    expect(missedOf({ ...good, pageTimes: [90_000], recoveryMs: 90_000 }, false)).toEqual([]);
  });

  it('are a row of a table, which marks what misses its goal', () => {
    const row = ['disk full', evaluate({ ...good, lost: 2 }, true)] as const;
    expect(formatTable([row]).split('\n')).toEqual([
      '| Fault | Pages | p95 | Longest | Failed | Acknowledged | Lost | Assigned twice | Recovery | Failed after |',
      '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
      '| disk full | 3 | 990 ms | 990 ms | 0 | 40 | ✗ 2 | 0 | 1.5 s | 0 |',
    ]);
  });
});
