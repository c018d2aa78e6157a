import { beforeEach, expect, it } from 'vitest';
import { storedRelease } from '../../../testing/fake-remote.ts';
import { emptyRecord } from '../store/release-record.ts';
import type { SmokeTestResult } from './smoke-test.ts';
import { createSmokeTests } from './smoke-tests.ts';

let said: string[] = [];
let removed: string[] = [];
let damaged: string[] = [];
let clock = 0;
beforeEach(() => {
  [said, removed, damaged] = [[], [], []];
  clock = 0;
});

/** Release 1, whose files are as its manifest says, or not. */
const stored = (isSound: boolean) => ({
  ...storedRelease('1'),
  read: async () => (isSound ? Buffer.from('') : null),
});
const release = stored(true);

/** Smoke tests that end as a test says, the next result each time. */
function smokeTests(results: SmokeTestResult['kind'][], { current = null as string | null } = {}) {
  return createSmokeTests({
    store: {
      of: () => ({ record: { ...emptyRecord, current }, releases: new Map() }),
      remove: async (_name, versions) => void removed.push(...versions),
    },
    smokeTest: async () =>
      results.shift() === 'failed' ? { kind: 'failed', reason: 'broken' } : { kind: 'passed' },
    report: (line) => said.push(line),
    now: () => clock,
    damaged: ({ manifest }) => damaged.push(manifest.version),
    ended: async () => {},
  });
}

it('remembers that a release passed', async () => {
  const { run, outcome } = smokeTests(['passed']);
  expect(outcome('mf-a', '1')).toBe('untried');
  await run(release);
  clock = 1e9;
  expect(outcome('mf-a', '1')).toBe('passed');
  expect(outcome('mf-a', '2')).toBe('untried');
});

it('counts a failure for a minute, and says so once', async () => {
  const { run, outcome } = smokeTests(['failed', 'failed', 'passed']);
  for (const _minute of [1, 2]) {
    await run(release);
    expect(outcome('mf-a', '1')).toBe('failed');
    clock += 60_000;
    expect(outcome('mf-a', '1')).toBe('untried');
  }
  expect(said).toEqual(['mf-a: release 1 failed its smoke test (broken)']);
  await run(release);
  expect(outcome('mf-a', '1')).toBe('passed');
});

it('passes what was in force before the start without a smoke test', async () => {
  const { run, outcome } = smokeTests(['failed'], { current: '1' });
  await run(release);
  expect(outcome('mf-a', '1')).toBe('passed');
});

it('removes a damaged release', async () => {
  const { run, outcome } = smokeTests([], { current: '1' });
  await run(stored(false));
  expect([removed, damaged]).toEqual([['1'], ['1']]);
  expect(outcome('mf-a', '1')).toBe('untried');
  expect(said).toEqual(['mf-a: the stored release 1 is damaged and removed']);
});

it('begins one smoke test of a release at a time', async () => {
  const { begin, underWay } = smokeTests(['passed']);
  for (const _look of [1, 2]) begin(release);
  expect(underWay()).toHaveLength(1);
  await Promise.all(underWay());
  expect(underWay()).toHaveLength(0);
});
