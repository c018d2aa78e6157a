import { describe, expect, it } from 'vitest';
import type { Problem } from '../ingest/announcement.ts';
import { emptyRecord, type ReleaseRecord, withAnnounced, withCurrent } from '../store/release-record.ts';
import type { Choice } from './choose-releases.ts';
import { hasChanged, type InForceState, inWords, nextInForce, recordInForce } from './in-force-state.ts';

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

describe('the epoch', () => {
  it.each<[string, InForceState, Choice[], number]>([
    ['stays with the same release', state(choice('a', '2')), [choice('a', '2')], 5],
    ['stays with a newer one', state(choice('a', '2')), [choice('a', '3')], 5],
    ['is another after an older one', state(choice('a', '2')), [choice('a', '1')], 6],
    [
      'is another after an older one of any remote',
      state(choice('a', '2'), choice('b', '2')),
      [choice('a', '2'), choice('b', '1')],
      6,
    ],
    ['stays where a remote has none any more', state(choice('a', '2')), [choice('a', null)], 5],
    ['is another without a remote', state(choice('a', '2'), choice('b', '2')), [choice('a', '2')], 6],
    ['stays with one more remote', state(choice('a', '2')), [choice('a', '2'), choice('b', '2')], 5],
  ])('%s', (_what, before, chosen, epoch) => {
    expect(nextInForce(before, chosen, known()).epoch).toBe(epoch);
  });
});

describe('of a remote', () => {
  const judged = (kind: 'faulty' | 'untried') => new Map([['1', { kind }]]);
  it.each<[string, Choice, Problem | null, boolean]>([
    ['with a release in force all is known', choice('a', '1'), 'unreachable', true],
    ['of which nothing was heard more may come', choice('a', null), null, false],
    ['whose server is away more may come', choice('a', null), 'unreachable', false],
    [
      'whose release is being tested more may come',
      choice('a', null, { judgements: judged('untried') }),
      null,
      false,
    ],
    ['whose release failed all is known', choice('a', null, { judgements: judged('faulty') }), null, true],
    ['whose release is not signed all is known', choice('a', null), 'unsigned', true],
    ['whose announcement cannot be read all is known', choice('a', null), 'unreadable', true],
  ])('%s', (_what, each, problem, allKnown) => {
    expect(nextInForce(state(), [each], known('1', problem)).allKnown).toBe(allKnown);
  });
});

describe('pages are made anew', () => {
  it.each<[string, InForceState, boolean]>([
    ['not for the same', state(choice('a', '1')), false],
    ['for another release', state(choice('a', '2')), true],
    ['for another fallback', state(choice('a', '1', { fallback: '0' })), true],
    ['for a canary', state(choice('a', '1', { canary: '2' })), true],
    ['for another epoch', { ...state(choice('a', '1')), epoch: 6 }, true],
    ['once all is known', { ...state(choice('a', '1')), allKnown: false }, true],
  ])('%s', (_what, after, isChanged) => {
    expect(hasChanged(state(choice('a', '1')), after)).toBe(isChanged);
  });
});

it('all is known once it is of every remote', () => {
  const chosen = [choice('a', '1'), choice('b', null)];
  expect(nextInForce(state(), chosen, known()).allKnown).toBe(false);
});

it('says in one line what is in force', () => {
  const chosen = [choice('a', '1', { canary: '2' }), choice('b', null)];
  expect(inWords({ choices: chosen, allKnown: false, epoch: 0 })).toBe(
    'a 1 (canary 2), b null, others to come',
  );
});

describe('the record of a remote', () => {
  it.each<[string, Choice, boolean, Partial<ReleaseRecord>]>([
    ['keeps what it says without a release', choice('a', null), true, { current: '2', established: false }],
    ['owns what it claims once all is known', choice('a', '2'), true, { current: '2', established: true }],
    ['does not before', choice('a', '2'), false, { current: '2', established: false }],
    ['names the release before', choice('a', '3'), true, { current: '3', previous: '2' }],
    ['names none after one was taken back', choice('a', '1'), true, { current: '1', previous: null }],
  ])('%s', (_what, each, allKnown, expected) => {
    expect(recordInForce(record('2'), each, { allKnown, now: 9 })).toMatchObject(expected);
  });

  it('is the same object where nothing changes, so that it is not written', () => {
    const before = { ...record('2'), established: true };
    expect(recordInForce(before, choice('a', '2'), { allKnown: true, now: 9 })).toBe(before);
  });
});
