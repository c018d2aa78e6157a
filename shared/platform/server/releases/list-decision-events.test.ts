import { expect, it } from 'vitest';
import type { Reason } from '../../contract/reasons.ts';
import { aChoice, recordOf } from '../../testing/release-fixtures.ts';
import { type Choice, listDecisionEvents, noDecision } from './decide-active-releases.ts';
import { withActive } from './release-record.ts';

const record = withActive(recordOf('1', '2', '3'), '2', { allKnown: true, now: 4 });
const choice = (active: string | null, checks: [string, Reason[]][] = []): Choice =>
  aChoice({ active, checks: new Map(checks) });

/** Returns the events when one choice follows another. */
const events = (before: Choice, after: Choice) =>
  listDecisionEvents({ ...noDecision, choices: [before] }, { ...noDecision, choices: [after] }, () => record);

it('emits a rollback, but no newer release', () => {
  const back = { kind: 'release-rolled-back', remote: 'mf-a', from: '2', to: '1' };
  expect(events(choice('2'), choice('1'))).toEqual([back]);
  for (const active of ['2', '3', null]) expect(events(choice('2'), choice(active))).toEqual([]);
});

it('emits a rejected release once, and again for another reason', () => {
  const rejectedAs = (kind: 'faulty' | 'unsigned') => choice('2', [['3', [{ kind }]]]);
  const tried = choice('2', [['3', [{ kind: 'waiting' }]]]);
  const faulty = rejectedAs('faulty');
  const rejected = { kind: 'release-rejected', remote: 'mf-a', version: '3' };
  expect(events(choice('2'), tried)).toEqual([]);
  expect(events(tried, faulty)).toEqual([{ ...rejected, reason: { kind: 'faulty' } }]);
  expect(events(faulty, faulty)).toEqual([]);
  expect(events(faulty, rejectedAs('unsigned'))).toEqual([{ ...rejected, reason: { kind: 'unsigned' } }]);
});
