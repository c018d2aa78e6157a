import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fakeRelease } from '../testing/fake-remote.ts';
import { releaseManifest } from './release-manifest.ts';

const file = { sha256: 'a'.repeat(64), size: 12 };
const { manifest } = fakeRelease('mf-a', '1');
const reads = (over: object) => z.safeParse(releaseManifest, { ...manifest, ...over }).success;

const files = (name: string, about: object = file) => ({ files: { ...manifest.files, [name]: about } });

it.each([
  ['a file that could lie elsewhere', files('web/../../secret')],
  ['a file of a folder above', files('../web/x.js')],
  ['a file without a name', files('web//x.js')],
  ['a hidden file', files('web/.htaccess')],
  ['a file of another folder', files('elsewhere/x.js')],
  ['a folder', files('web')],
  ['a file with a backslash', files('web/a\\x.js')],
  ['a hash that is none', files('web/x.js', { sha256: 'abc', size: 1 })],
  ['no size', files('web/x.js', { sha256: file.sha256 })],
  ['half a byte', files('web/x.js', { sha256: file.sha256, size: 1.5 })],
  ['an entry that is not among the files', { entry: 'other.js' }],
  ['routes that are not', { routes: { js: ['other.js'], css: [] } }],
  ['a page that is not', { pages: { home: { js: [], css: ['other.css'] } } }],
  ['a slot that is not', { slots: { news: { js: ['other.js'], css: [] } } }],
  ['a server that is not', { server: { ...manifest.server, file: 'other.cjs' } }],
])('the manifest of a release is read, but not with %s', (_, over) => {
  expect([reads({}), reads(over)]).toEqual([true, false]);
});
