import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ReleaseManifest } from '../../contract/release-manifest.ts';
import { fakeRelease, storedRelease } from '../../testing/fake-remote.ts';
import { published, recordOf } from '../../testing/release-fixtures.ts';
import type { Announcement } from './fetch-files.ts';
import { commitTime, findRuleError, findStorageError } from './publish.ts';
import { emptyRecord, withoutListing, withoutReleases, withPublished } from './release-record.ts';

interface Announced {
  version: string;
  signedBy?: string | null;
  changed?: boolean;
  time?: string;
}

function announcement({ version, signedBy = null, changed, time = '2026-01-01' }: Announced): Announcement {
  const commit = time ? { id: version, time } : null;
  const { manifest, files } = fakeRelease('mf-a', version, { manifest: { commit } });
  const bytes = Buffer.from(`${files['portal.json']}${changed ? ' ' : ''}`);
  return { manifest, bytes, digest: hash('sha256', bytes), signedBy };
}

const now = Date.parse('2026-01-02');

/** Remote with release 1 stored, and the key that signed it. */
function storing(signedBy: string | null = null) {
  const { manifest, digest } = announcement({ version: '1' });
  const release = { ...storedRelease('1'), manifest, digest };
  return {
    record: withPublished(emptyRecord, '1', { ...published(0), signedBy, commitTime: commitTime(manifest) }),
    releases: new Map([['1', release]]),
  };
}

it.each<[string, Announced, signedBefore: string | null, kind: string | undefined]>([
  ['is new', { version: '2' }, null, undefined],
  ['cannot be stored', { version: '../2' }, null, 'misnamed'],
  ['is stored', { version: '1' }, null, undefined],
  ['was signed, with a key that is no longer listed', { version: '1' }, 'k', undefined],
  ['has other content, unsigned', { version: '1', changed: true }, null, 'reused'],
  ['has other content, signed before', { version: '1', changed: true }, 'k', 'reused'],
  ['has other content, with the same key', { version: '1', signedBy: 'k', changed: true }, 'k', 'reused'],
  ['is stored and signed from now on', { version: '1', signedBy: 'k' }, null, undefined],
  ['was not signed, and has changed', { version: '1', signedBy: 'k', changed: true }, null, undefined],
  [
    'was signed with another key, and has changed',
    { version: '1', signedBy: 'k', changed: true },
    'j',
    undefined,
  ],
])('a release that %s', (_what, announced, signedBefore, kind) => {
  expect(findRuleError(announcement(announced), storing(signedBefore), {}, now)?.kind).toBe(kind);
});

it('a new release must not exceed the budget of the registry, a stored one may', () => {
  const evaluate = (version: string, scripts: number) =>
    findRuleError(announcement({ version }), storing(), { budget: { scripts } }, now);
  expect(evaluate('2', 0.5)).toMatchObject({ kind: 'budget', part: 'scripts', size: 1 });
  expect(evaluate('2', 1)).toBeNull();
  expect(evaluate('1', 0.5)).toBeNull();
});

const HOUR_MS = 3_600_000;

it.each([
  [30, HOUR_MS + 10, 'too-many'],
  [30, HOUR_MS + 11, undefined],
  [29, HOUR_MS + 10, undefined],
])(
  'a remote with %i releases, the first at 11 ms, is limited to thirty an hour: at %i ms',
  (count, at, kind) => {
    const record = recordOf(...Array.from({ length: count }, (_, index) => String(11 + index)));
    const announced = announcement({ version: '99', time: '' });
    expect(findRuleError(announced, { record, releases: new Map() }, {}, at)?.kind).toBe(kind);
  },
);

const old = { version: '0', signedBy: 'k', time: '2025-12-31T23:59:59.000Z' };
const dated = (time: string): Announced => ({ version: '2', signedBy: 'k', time });

type Rules = Parameters<typeof findRuleError>[2];

it.each<[string, Announced, signedBefore: string | null, Rules, kind: string | undefined]>([
  ['is dated ten minutes ahead', dated('2026-01-02T00:10:00Z'), 'k', {}, undefined],
  ['is dated a second more', dated('2026-01-02T00:10:01Z'), 'k', {}, 'future'],
  ['is dated far ahead, although it is pinned', dated('2099-01-01'), 'k', { pin: '2' }, 'future'],
  ['is older than another signed one', old, 'k', {}, 'older'],
  ['has no commit', { ...old, time: '' }, 'k', {}, 'older'],
  ['has a commit of the same second', { version: '0', signedBy: 'k' }, 'k', {}, undefined],
  ['is older, and pinned', old, 'k', { pin: '0' }, undefined],
  ['is older, and signed with a new key', { ...old, signedBy: 'j' }, 'k', {}, undefined],
  ['is older, with both keys listed', { ...old, signedBy: 'j' }, 'k', { key: ['k', 'j'] }, 'older'],
  ['is the first signed one', old, null, {}, undefined],
  ['is not signed', { ...old, signedBy: null }, null, {}, undefined],
])('a release whose commit %s', (_what, announced, signedBefore, rules, kind) => {
  expect(findRuleError(announcement(announced), storing(signedBefore), rules, now)?.kind).toBe(kind);
});

it('a signed release stays older after newer ones were removed and its remote is listed again', () => {
  const record = withoutReleases(withoutListing(storing('k').record, 1), ['1']);
  const known = { record, releases: new Map() };
  expect(findRuleError(announcement(old), known, {}, now)?.kind).toBe('older');
});

it('a signed release is older although it is stored', () => {
  const { record, releases } = storing('k');
  const next = withPublished(record, '2', {
    ...published(1),
    signedBy: 'k',
    commitTime: Date.parse('2026-01-02'),
  });
  const again = announcement({ version: '1', signedBy: 'k' });
  expect(findRuleError(again, { record: next, releases }, {}, now)?.kind).toBe('older');
});

const { manifest } = fakeRelease('mf-a', '1');
const file = (sha256: string, size = 1) => ({ sha256: sha256.repeat(64), size });
const many = (count: number, size: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`web/${index}.js`, file('a', size)]));
const before = [{ 'web/a.01234567.js': file('a'), 'web/a.js': file('a') }, many(1, 1)].map((files) => ({
  ...manifest,
  files,
}));

it.each<[string, Partial<ReleaseManifest>, string | undefined]>([
  ['an ordinary one', {}, undefined],
  ['a version of digits and dots', { version: '1.2.3-rc_1' }, undefined],
  ['a version that leads elsewhere', { version: '../1' }, 'misnamed'],
  ['no version', { version: '' }, 'misnamed'],
  ['eight files of 16 MiB', { files: many(8, 16 << 20) }, undefined],
  ['a byte more', { files: { ...many(8, 16 << 20), 'web/a.js': file('a') } }, 'too-large'],
  [
    'a file a byte larger, and an empty one',
    { files: { ...many(1, 0), 'web/a.js': file('a', (16 << 20) + 1) } },
    'too-large',
  ],
  ['five thousand files, all empty', { files: many(5_000, 0) }, undefined],
  ['one file more', { files: many(5_001, 1) }, 'too-large'],
  [
    'a negative size, and a size of zero',
    { files: { ...many(1, 0), 'web/a.js': file('a', -1) } },
    'unreadable',
  ],
  ['the same content under the same name', { files: { 'web/a.01234567.js': file('a') } }, undefined],
  ['another content under a name without a hash', { files: { 'web/a.js': file('b') } }, undefined],
  ['another content under a hashed name', { files: { 'web/a.01234567.js': file('b') } }, 'changed'],
])('the files of a release are checked: %s', (_what, changes, problem) => {
  expect(findStorageError({ ...manifest, ...changes }, before)?.kind).toBe(problem);
});
