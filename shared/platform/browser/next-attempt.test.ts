import { expect, it } from 'vitest';
import { decideNextAttempt, type Failure } from './next-attempt.ts';

const load = (source: string, delayMs: number) => ({ kind: 'load', source, delayMs });
const giveUp = (reason: string) => ({ kind: 'give-up', reason });

/** Failures in short: `c` and `p` for the releases, then the reason. */
const reasons = { n: 'network', t: 'timeout', b: 'broken' } as const;
const failures = (short: string): Failure[] =>
  short
    .split(' ')
    .filter(Boolean)
    .map((each) => ({
      source: each.startsWith('c') ? 'current' : 'previous',
      reason: reasons[each.at(1) as keyof typeof reasons],
    }));

it.each<[failed: string, hasPrevious: boolean, hasLeft: boolean, step: object]>([
  ['', true, false, load('current', 0)],
  ['', false, false, load('current', 0)],
  ['', true, true, load('previous', 0)],
  ['cn', true, false, load('current', 100)],
  ['cn cn', true, false, load('previous', 0)],
  ['cn cn cn', false, false, load('current', 100)],
  ['cn cn cn cn', false, false, giveUp('network')],
  ['cn cb', true, false, load('previous', 0)],
  ['cb', true, true, load('previous', 0)],
  ['ct', false, false, giveUp('timeout')],
  ['cb pn', true, false, load('previous', 100)],
  ['cb pn pn', true, false, giveUp('broken')],
  ['ct', true, false, giveUp('timeout')],
  ['cb pt', true, false, giveUp('broken')],
  ['pn pn', true, true, giveUp('network')],
])('after "%s", with a previous release: %s, fallen back: %s', (failed, hasPrevious, hasLeft, step) => {
  expect(decideNextAttempt(failures(failed), hasPrevious, hasLeft)).toEqual(step);
});
