import { expect, it } from 'vitest';
import { aChoice, recordOf } from '../../../testing/release-fixtures.ts';
import { withCurrent } from '../store/release-record.ts';
import { listActivationEvents } from './active-releases.ts';
import { type Choice, noActivation, type ReleaseCheck } from './decide-active-releases.ts';

const record = withCurrent(recordOf('1', '2', '3'), '2', 4);
const choice = (stable: string | null, judgements: [string, ReleaseCheck][] = []): Choice =>
  aChoice({ stable, judgements: new Map(judgements) });

const activate = (choice: Choice, revision = '2') => ({ ...noActivation, choices: [choice], revision });
/** Returns the events when one choice follows another, except for the active releases. */
const events = (before: Choice, after: Choice) =>
  listActivationEvents(activate(before), activate(after), () => record);

it('emits the active releases whenever they change', () => {
  const now = activate({ ...choice('2'), canary: '3' }, '3');
  const told = { kind: 'release-in-force', revision: '3', releases: 'mf-a 2 (canary 3), others to come' };
  expect(listActivationEvents(activate(choice('2')), now, () => record)).toEqual([told]);
  expect(listActivationEvents(now, now, () => record)).toEqual([]);
  expect(listActivationEvents(now, noActivation, () => record)).toEqual([]);
});

it('emits a rollback, but no newer release', () => {
  const back = { kind: 'release-taken-back', remote: 'mf-a', from: '2', to: '1' };
  expect(events(choice('2'), choice('1'))).toEqual([back]);
  for (const stable of ['2', '3', null]) expect(events(choice('2'), choice(stable))).toEqual([]);
});

it('emits a rejected release once, and again for another reason', () => {
  const refusedAs = (kind: 'faulty' | 'unsigned') =>
    choice('2', [['3', { kind: 'refused', reasons: [{ kind }] }]]);
  const tried = choice('2', [['3', { kind: 'untried' }]]);
  const faulty = refusedAs('faulty');
  const refused = { kind: 'release-refused', remote: 'mf-a', version: '3' };
  expect(events(choice('2'), tried)).toEqual([]);
  expect(events(tried, faulty)).toEqual([{ ...refused, reason: { kind: 'faulty' } }]);
  expect(events(faulty, faulty)).toEqual([]);
  expect(events(faulty, refusedAs('unsigned'))).toEqual([{ ...refused, reason: { kind: 'unsigned' } }]);
});
