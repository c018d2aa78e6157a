import type { ReleaseManifest } from '@portal/runtime/federation/release-manifest';
import { expect, it } from 'vitest';
import { fakeRelease } from '../../testing/fake-remote.ts';
import { storageTrouble } from './check-files.ts';

const { manifest } = fakeRelease('mf-a', '1');
const file = (sha256: string, size = 1) => ({ sha256: sha256.repeat(64), size });
const before = [{ files: { 'web/a.01234567.js': file('a'), 'web/a.js': file('a') } }];

it.each<[string, Partial<ReleaseManifest>, string | null]>([
  ['an ordinary one', {}, null],
  ['a version of digits and dots', { version: '1.2.3-rc_1' }, null],
  ['a version that leads elsewhere', { version: '../1' }, 'has a version that cannot name a folder'],
  ['a version that is a folder above', { version: '..' }, 'has a version that cannot name a folder'],
  ['no version', { version: '' }, 'has a version that cannot name a folder'],
  ['a file of 17 MiB', { files: { 'web/a.js': file('a', 17 << 20) } }, 'has a file that is too large'],
  [
    'nine files of 15 MiB',
    { files: Object.fromEntries([...'abcdefghi'].map((name) => [`web/${name}`, file('a', 15 << 20)])) },
    'is too large',
  ],
  ['the same content under the same name', { files: { 'web/a.01234567.js': file('a') } }, null],
  ['another content under a name that may change', { files: { 'web/a.js': file('b') } }, null],
  [
    'another content under a name that stands for one',
    { files: { 'web/a.01234567.js': file('b') } },
    'gives web/a.01234567.js another content, which browsers keep for ever',
  ],
])('%s', (_what, changes, trouble) => {
  expect(storageTrouble({ ...manifest, ...changes }, before)).toBe(trouble);
});
