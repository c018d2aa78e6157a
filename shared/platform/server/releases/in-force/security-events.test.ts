import { expect, it } from 'vitest';
import { emptyRecord, withAnnounced, withCurrent } from '../store/release-record.ts';
import type { Choice, Judgement } from './decide-in-force.ts';
import { securityEvents } from './security-events.ts';

const announced = ['1', '2', '3'].reduce(
  (record, version) => withAnnounced(record, version, { now: Number(version), signedBy: null }),
  emptyRecord,
);
const recordOf = () => withCurrent(announced, '2', 4);
const choice = (stable: string | null, judgements: [string, Judgement][] = []): Choice => ({
  name: 'a',
  stable,
  canary: null,
  percent: 0,
  fallback: null,
  reason: null,
  judgements: new Map(judgements),
});

it('tells of a release that was gone back from, and of none that was followed by a newer one', () => {
  const back = { security: 'release-taken-back', remote: 'a', from: '2', to: '1' };
  expect(securityEvents([], [choice('1')], recordOf)).toEqual([back]);
  for (const stable of ['2', '3', null]) expect(securityEvents([], [choice(stable)], recordOf)).toEqual([]);
});

it('tells once of a release that may not be mounted, and again for another reason', () => {
  const refusedAs = (kind: 'faulty' | 'unsigned') =>
    choice('2', [['3', { kind: 'refused', reasons: [{ kind }] }]]);
  const tried = choice('2', [['3', { kind: 'untried' }]]);
  const faulty = refusedAs('faulty');
  const refused = { security: 'release-refused', remote: 'a', version: '3' };
  expect(securityEvents([], [tried], recordOf)).toEqual([]);
  expect(securityEvents([tried], [faulty], recordOf)).toEqual([{ ...refused, reason: 'faulty' }]);
  expect(securityEvents([faulty], [faulty], recordOf)).toEqual([]);
  expect(securityEvents([faulty], [refusedAs('unsigned')], recordOf)).toEqual([
    { ...refused, reason: 'unsigned' },
  ]);
});
