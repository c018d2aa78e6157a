import { expect, it } from 'vitest';
import type { ReleaseManifest } from '../../../contract/release-manifest.ts';
import { fakeRelease } from '../../../testing/fake-remote.ts';
import { storageProblem } from './check-files.ts';

const { manifest } = fakeRelease('mf-a', '1');
const file = (sha256: string, size = 1) => ({ sha256: sha256.repeat(64), size });
const many = (count: number, size: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`web/${index}.js`, file('a', size)]));
const before = [{ files: { 'web/a.01234567.js': file('a'), 'web/a.js': file('a') } }, { files: many(1, 1) }];

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
])('%s', (_what, changes, problem) => {
  expect(storageProblem({ ...manifest, ...changes }, before)?.kind).toBe(problem);
});
