import { expect, it } from 'vitest';
import type { Problem } from '../ingest/announcement.ts';
import { emptyRecord, type ReleaseRecord, withAnnounced, withCurrent } from '../store/release-record.ts';
import type { Choice } from './choose-releases.ts';
import { hasChanged, type InForceState, nextInForce, recordInForce } from './in-force-state.ts';

const choice = (name: string, stable: string | null, more: Partial<Choice> = {}): Choice => ({
  name,
  stable,
  canary: null,
  fallback: null,
  judgements: new Map(),
  ...more,
});
const state = (...choices: Choice[]): InForceState => ({ choices, allKnown: true, epoch: 5 });

/** A record of the releases 1, 2 and 3, announced in this order. */
const record = (current: string): ReleaseRecord =>
  withCurrent(
    ['1', '2', '3'].reduce(
      (before, version) => withAnnounced(before, version, { now: Number(version), signedBy: null }),
      emptyRecord,
    ),
    current,
    4,
  );
const known = (current = '2', problem: Problem | null = null) => ({
  recordOf: () => record(current),
  problemOf: () => problem,
});

const [a1, a2, a3, b1, b2] = [
  choice('a', '1'),
  choice('a', '2'),
  choice('a', '3'),
  choice('b', '1'),
  choice('b', '2'),
];

it.each<[string, before: Choice[], chosen: Choice[], epoch: number]>([
  ['stays with the same release', [a2], [a2], 5],
  ['stays with a newer one', [a2], [a3], 5],
  ['is another after an older one', [a2], [a1], 6],
  ['is another after an older one of any remote', [a2, b2], [a2, b1], 6],
  ['stays where a remote has none any more', [a2], [choice('a', null)], 5],
  ['is another without a remote', [a2, b2], [a2], 6],
  ['stays with one more remote', [a2], [a2, b2], 5],
])('the epoch %s', (_what, before, chosen, epoch) => {
  expect(nextInForce(state(...before), chosen, known()).epoch).toBe(epoch);
});

const judged = (kind: 'faulty' | 'untried') => choice('a', null, { judgements: new Map([['1', { kind }]]) });

it.each<[string, Choice[], Problem | null, boolean]>([
  ['with a release in force all is known', [a1], 'unreachable', true],
  ['of which nothing was heard more may come', [choice('a', null)], null, false],
  ['beside which another is unheard of more may come', [a1, choice('b', null)], null, false],
  ['whose server is away more may come', [choice('a', null)], 'unreachable', false],
  ['whose release is being tested more may come', [judged('untried')], null, false],
  ['whose release failed all is known', [judged('faulty')], null, true],
  ['whose release is not signed all is known', [choice('a', null)], 'unsigned', true],
  ['whose announcement cannot be read all is known', [choice('a', null)], 'unreadable', true],
])('of a remote %s', (_what, chosen, problem, allKnown) => {
  expect(nextInForce(state(), chosen, known('1', problem)).allKnown).toBe(allKnown);
});

it.each<[string, InForceState, boolean]>([
  ['not for the same', state(a1), false],
  ['for another release', state(a2), true],
  ['for another fallback', state(choice('a', '1', { fallback: '0' })), true],
  ['for a canary', state(choice('a', '1', { canary: '2' })), true],
  ['for another epoch', { ...state(a1), epoch: 6 }, true],
  ['once all is known', { ...state(a1), allKnown: false }, true],
])('pages are made anew %s', (_what, after, isChanged) => {
  expect(hasChanged(state(a1), after)).toBe(isChanged);
});

it.each<[string, Choice, boolean, Partial<ReleaseRecord>]>([
  ['keeps what it says without a release', choice('a', null), true, { current: '2', established: false }],
  ['owns what it claims once all is known', a2, true, { current: '2', established: true }],
  ['does not before', a2, false, { current: '2', established: false }],
  ['names the release before', a3, true, { current: '3', previous: '2' }],
  ['names none after one was taken back', a1, true, { current: '1', previous: null }],
])('the record of a remote %s', (_what, each, allKnown, expected) => {
  expect(recordInForce(record('2'), each, { allKnown, now: 9 })).toMatchObject(expected);
});

it('the record of a remote is the same object where nothing changes, so that it is not written', () => {
  const before = { ...record('2'), established: true };
  expect(recordInForce(before, a2, { allKnown: true, now: 9 })).toBe(before);
});
