import { expect, it } from 'vitest';
import { aChoice, recordOf } from '../../../testing/release-fixtures.ts';
import { findFailingRelease, getTrial } from './find-failing-release.ts';
import type { Exposure } from './is-failing.ts';

const MINUTE_MS = 60_000;

/** Release 1 works, release 2 fails in all networks. */
const exposureOf = (version: string): Exposure => ({ networks: 30, failing: version === '2' ? 30 : 0 });

type Setting = Partial<Parameters<typeof findFailingRelease>[0]>;

const fresh: Setting = { choice: aChoice({ stable: '2', fallback: '1' }) };

it.each<[string, Setting, string | null]>([
  ['a canary that fails', { choice: aChoice({ stable: '1', canary: '2', percent: 10 }) }, '2'],
  ['a canary that works', { choice: aChoice({ stable: '2', canary: '1' }) }, null],
  ['a new release that fails', { choice: aChoice({ stable: '2', fallback: '1' }) }, '2'],
  // Release 2 was announced at 2 ms.
  ['a release that fails in its first minutes', { ...fresh, now: 15 * MINUTE_MS + 1 }, '2'],
  ['a release that fails later', { ...fresh, now: 15 * MINUTE_MS + 2 }, null],
  ['a release without a previous one', { choice: aChoice({ stable: '2' }) }, null],
  ['a pinned release', { choice: aChoice({ stable: '2', fallback: '1' }), listing: { pin: '2' } }, null],
  [
    'a pinned release with a canary that fails',
    { choice: aChoice({ stable: '1', canary: '2' }), listing: { pin: '1' } },
    '2',
  ],
  ['no release', { choice: aChoice() }, null],
])('%s', (_what, setting, version) => {
  const options = {
    choice: aChoice(),
    record: recordOf('1', '2'),
    listing: {},
    exposureOf,
    now: 10 * MINUTE_MS,
  };
  expect(findFailingRelease({ ...options, ...setting })?.version ?? null).toBe(version);
});

it('a trial ends when another release becomes active or a canary', () => {
  const trials = [aChoice({ stable: '1' }), aChoice({ stable: '1', canary: '2' }), aChoice({ stable: '2' })];
  expect(trials.map(getTrial)).toEqual(['1 ', '1 2', '2 ']);
});
