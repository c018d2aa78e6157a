import * as z from '@portal/shared/schema';
import { describe, expect, it } from 'vitest';
import { releaseManifest } from './release-manifest.ts';

const file = { sha256: 'a'.repeat(64), size: 12 };
const manifest = {
  name: 'mf-a',
  team: 'Equipe',
  contract: 1,
  version: '1',
  commit: null,
  paths: ['/a'],
  entry: 'remoteEntry.js',
  routes: { js: ['routes.js'], css: [] },
  pages: { home: { js: [], css: ['home.css'] } },
  slots: {},
  server: { file: 'remote.cjs', sha256: file.sha256 },
  files: {
    'web/remoteEntry.js': file,
    'web/routes.js': file,
    'web/home.css': file,
    'server/remote.cjs': file,
  },
  shared: {},
  previous: null,
};
const reads = (over: object) => z.safeParse(releaseManifest, { ...manifest, ...over }).success;

describe('the manifest of a release', () => {
  it('is read', () => {
    expect(reads({})).toBe(true);
  });

  it.each([
    'web/../../secret',
    '../web/x.js',
    '/etc/passwd',
    'web//x.js',
    'web/.htaccess',
    'elsewhere/x.js',
    'web',
    'web/a b.js',
    'web\\x.js',
  ])('names no file that could lie elsewhere: %s', (name) => {
    expect(reads({ files: { ...manifest.files, [name]: file } })).toBe(false);
  });

  it.each([
    ['entry', { entry: 'other.js' }],
    ['routes', { routes: { js: ['other.js'], css: [] } }],
    ['page', { pages: { home: { js: [], css: ['other.css'] } } }],
    ['slot', { slots: { news: { js: ['other.js'], css: [] } } }],
    ['server', { server: { file: 'other.cjs', sha256: file.sha256 } }],
  ])('names all files that it refers to: %s', (_, over) => {
    expect(reads(over)).toBe(false);
  });

  it.each([
    ['a hash that is none', { sha256: 'abc', size: 1 }],
    ['a hash in capitals', { sha256: 'A'.repeat(64), size: 1 }],
    ['no size', { sha256: file.sha256 }],
    ['half a byte', { sha256: file.sha256, size: 1.5 }],
  ])('refuses %s', (_, wrong) => {
    expect(reads({ files: { ...manifest.files, 'web/x.js': wrong } })).toBe(false);
  });
});
