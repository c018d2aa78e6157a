import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fakeRelease } from '../testing/fake-remote.ts';
import { releaseManifest } from './release-manifest.ts';

const file = { sha256: 'a'.repeat(64), size: 12 };
const { manifest } = fakeRelease('mf-a', '1');
const reads = (over: object) => z.safeParse(releaseManifest, { ...manifest, ...over }).success;

const files = (name: string, about: object = file) => ({ files: { ...manifest.files, [name]: about } });

const described = (metadata: object, path = '/a', paths = ['/a']) => ({
  paths,
  menu: { '/a': 'about' },
  metadata: { [path]: { title: 'Página', ...metadata } },
});
const linked = (paths: string[]) => ({
  paths,
  menu: Object.fromEntries(paths.map((path) => [path, 'about'])),
  metadata: Object.fromEntries(paths.map((path) => [path, { title: 'x', menuLink: { label: 'x' } }])),
});

it.each([
  ['terms', described({ searchTerms: 'baixa renda (LGPD), e-mail' })],
  ['a menu link', described({ menuLink: { label: 'Ação & vida', after: '/b' } })],
  ['as many menu links as may be', linked(['/a', '/b', '/c', '/d', '/e'])],
])('the manifest of a release is read with a title and %s', (_, over) => {
  expect(reads(over)).toBe(true);
});

it.each([
  ['an empty title', described({ title: '' })],
  ['a blank title', described({ title: ' \u00a0' })],
  ['markup in a title', described({ title: '<b>Página' })],
  ['a line break in a title', described({ title: 'Página\u2028dois' })],
  ['a title in reverse direction', described({ title: 'Página \u202esiod' })],
  ['a long title', described({ title: 'x'.repeat(81) })],
  ['long terms', described({ searchTerms: 'x'.repeat(301) })],
  ['a long menu label', described({ menuLink: { label: 'x'.repeat(41) } })],
  ['markup in a menu label', described({ menuLink: { label: '<img src=x>' } })],
  ["a title of another remote's page", described({}, '/b')],
  ['a title of a path with parameters', described({}, '/b/:id', ['/a', '/b/:id'])],
  ['a menu link without a menu', described({ menuLink: { label: 'x' } }, '/b', ['/a', '/b'])],
  ['too many menu links', linked(['/a', '/b', '/c', '/d', '/e', '/f'])],
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
