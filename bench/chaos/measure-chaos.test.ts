import { describe, expect, it } from 'vitest';
import { meets } from '../measurement.ts';
import { evaluate, type Outcome } from './measure-chaos.ts';

const good: Outcome = {
  pageTimes: [20, 30, 990],
  failedPages: [],
  acknowledged: 40,
  lost: 0,
  assignedTwice: 0,
  recoveryMs: 1_500,
  failedAfter: [],
};
const listMissed = (outcome: Outcome, hasTimeGoals = true) =>
  evaluate('fault', outcome, hasTimeGoals)
    .filter((each) => !meets(each))
    .map(({ what }) => what.replace('fault: ', ''));

describe('the measurements of a fault', () => {
  it.each<[string, Partial<Outcome>, string[]]>([
    ['that visitors do not notice', {}, []],
    ['with a page after a second', { pageTimes: [20, 1_001] }, ['page, p95', 'slowest page']],
    ['with a page that failed', { failedPages: ['/cursos 500'] }, ['failed pages']],
    ['without a page', { pageTimes: [] }, ['pages', 'page, p95']],
    ['without a registration', { acknowledged: 0 }, ['acknowledged registrations']],
    ['with a registration that is not stored once', { lost: 1 }, ['lost registrations']],
    ['with a place of two applicants', { assignedTwice: 1 }, ['places assigned twice']],
    ['with a late recovery', { recoveryMs: 10_001 }, ['recovery']],
    ['with a failure after it', { failedAfter: ['registration 503'] }, ['failures after recovery']],
  ])('%s miss the right goals', (_what, change, missed) => {
    expect(listMissed({ ...good, ...change })).toEqual(missed);
  });

  it('have no goals for times on a busy machine', () => {
    expect(listMissed({ ...good, pageTimes: [90_000], recoveryMs: 90_000 }, false)).toEqual([]);
  });
});
