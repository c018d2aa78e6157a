import { expect, it } from 'vitest';
import type { ReleaseManifest } from '../../../contract/release-manifest.ts';
import { fakeRelease } from '../../../testing/fake-remote.ts';
import { storageTrouble } from './check-files.ts';

const { manifest } = fakeRelease('mf-a', '1');
const file = (sha256: string, size = 1) => ({ sha256: sha256.repeat(64), size });
const many = (count: number, size: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`web/${index}.js`, file('a', size)]));
const before: Pick<ReleaseManifest, 'files'>[] = [
  { files: { 'web/a.01234567.js': file('a'), 'web/a.js': file('a') } },
  { files: {} },
];

it.each<[string, Partial<ReleaseManifest>, string | null]>([
  ['an ordinary one', {}, null],
  ['a version of digits and dots', { version: '1.2.3-rc_1' }, null],
  ['a version that leads elsewhere', { version: '../1' }, 'has a version that cannot name a folder'],
  ['a version that is a folder above', { version: '..' }, 'has a version that cannot name a folder'],
  ['no version', { version: '' }, 'has a version that cannot name a folder'],
  ['eight files of 16 MiB', { files: many(8, 16 << 20) }, null],
  ['a byte more', { files: { ...many(8, 16 << 20), 'web/a.js': file('a') } }, 'is too large'],
  [
    'a file a byte larger',
    { files: { 'web/a.js': file('a', (16 << 20) + 1) } },
    'has a file that is too large',
  ],
  ['five thousand files', { files: many(5_000, 1) }, null],
  ['one more', { files: many(5_001, 1) }, 'is too large'],
  [
    'files that make up for others',
    { files: { ...many(9, 16 << 20), 'web/a.js': file('a', -(64 << 20)) } },
    'has a file of less than nothing',
  ],
  ['the same content under the same name', { files: { 'web/a.01234567.js': file('a') } }, null],
  ['another content under a name that may change', { files: { 'web/a.js': file('b') } }, null],
  [
    'another content under a name that stands for one',
    { files: { 'web/b.js': file('b'), 'web/a.01234567.js': file('b') } },
    'gives web/a.01234567.js another content, which browsers keep for ever',
  ],
])('%s', (_what, changes, problem) => {
  expect(storageTrouble({ ...manifest, ...changes }, before)).toBe(problem);
});
