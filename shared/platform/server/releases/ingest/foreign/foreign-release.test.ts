import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { releaseManifest } from '../../../../contract/release-manifest.ts';
import { exposed, foreignManifest, sharedModule } from '../../../../testing/foreign-manifest.ts';
import { federationManifest } from './federation-manifest.ts';
import { foreignRelease, namedFiles } from './foreign-release.ts';

type Changes = Parameters<typeof foreignManifest>[0];

const hash = (letter: string) => ({ sha256: letter.repeat(64), size: 1 });
const listing = { name: 'eventos', paths: ['/eventos', '/eventos/:id'] };
const read = (changes?: Changes) => federationManifest.parse(foreignManifest(changes));

/** What comes of a manifest, its version shown as `V`. */
function described(changes?: Changes, more: { slots?: string[]; team?: string } = {}) {
  const manifest = read(changes);
  const { web, server } = namedFiles(manifest);
  const hashes = {
    web: Object.fromEntries(web.map((file) => [file, hash('a')])),
    server: server ? hash('b') : null,
  };
  const release = foreignRelease({ ...listing, ...more }, manifest, hashes);
  expect(() => z.parse(releaseManifest, release)).not.toThrow();
  return JSON.parse(JSON.stringify(release).replaceAll(release.version, 'V'));
}

const inServer = { ssrRemoteEntry: { path: 'server', name: 'remote.cjs', type: 'commonjs-module' } };

describe('a release that other tooling has built', () => {
  it('is described as the portal’s own are', () => {
    expect(described()).toEqual({
      ...listing,
      team: 'eventos',
      contract: 1,
      version: 'V',
      entry: 'V/remoteEntry.js',
      container: { type: 'var', global: 'eventos', pages: 'routes' },
      routes: { js: ['V/routes.js'], css: ['V/routes.css'] },
      pages: {},
      slots: {},
      server: null,
      previous: null,
      commit: null,
      files: Object.fromEntries(
        ['remoteEntry.js', 'routes.js', 'later.js', 'routes.css'].map((file) => [`web/V/${file}`, hash('a')]),
      ),
      shared: {},
    });
  });

  it.each<[string, Changes, Parameters<typeof described>[1], object]>([
    ['the team of the registry', {}, { team: 'Equipe' }, { team: 'Equipe' }],
    [
      'a module as its entry',
      { metaData: { remoteEntry: { path: 'js', name: 'entry.js', type: 'module' } } },
      {},
      { entry: 'V/js/entry.js', container: { type: 'module', global: 'eventos', pages: 'routes' } },
    ],
    [
      'one component for all paths',
      { exposes: [exposed('App', ['app.js'])] },
      {},
      { container: { type: 'var', global: 'eventos', pages: 'App' }, routes: { js: ['V/app.js'], css: [] } },
    ],
    [
      'routes rather than a component',
      { exposes: [exposed('App', ['app.js']), exposed('routes', ['routes.js'])] },
      {},
      { container: { type: 'var', global: 'eventos', pages: 'routes' } },
    ],
    [
      'the slots that the registry names, and no others',
      {
        exposes: [
          exposed('routes', []),
          exposed('slots/a', ['a.js'], ['a.css']),
          exposed('slots/b', ['b.js']),
        ],
      },
      { slots: ['a'] },
      { slots: { a: { js: ['V/a.js'], css: ['V/a.css'] } } },
    ],
    [
      'a container for servers',
      { metaData: inServer, exposes: [exposed('App', []), exposed('slots/a', [])] },
      { slots: ['a'] },
      { server: { file: 'remote.V.cjs', sha256: 'b'.repeat(64), exposes: ['App', 'slots/a'] } },
    ],
    [
      'no container of a form that this host’s servers do not run',
      { metaData: { ssrRemoteEntry: { path: '', name: 'remoteEntry.ssr.js', type: 'module' } } },
      {},
      { server: null },
    ],
    [
      'the ranges of singletons',
      {
        shared: [
          sharedModule('react', '^18.2.0'),
          sharedModule('react-dom', false),
          sharedModule('dayjs', '^1', false),
        ],
      },
      {},
      { shared: { react: { range: '^18.2.0', names: [] }, 'react-dom': { range: '*', names: [] } } },
    ],
  ])('has %s', (_what, changes, more, expected) => {
    expect(described(changes, more)).toMatchObject(expected);
  });

  it.each<[string, () => ReturnType<typeof foreignRelease>]>([
    ['a file', () => foreignRelease(listing, read(), { web: { 'a.js': hash('b') }, server: null })],
    ['the server’s file', () => foreignRelease(listing, read(), { web: {}, server: hash('a') })],
    [
      'the registry’s word',
      () => foreignRelease({ ...listing, paths: ['/x'] }, read(), { web: {}, server: null }),
    ],
    [
      'the manifest',
      () => foreignRelease(listing, read({ metaData: { globalName: 'x' } }), { web: {}, server: null }),
    ],
  ])('is another one where %s is', (_what, other) => {
    const one = foreignRelease(listing, read(), { web: {}, server: null });
    expect(other().version).not.toBe(one.version);
  });

  it.each<[string, Changes, string[]]>([
    ['exposes no ./routes and no ./App', { exposes: [] }, []],
    ['exposes no ./slots/a', {}, ['a']],
  ])('is none where it %s', (reason, changes, slots) => {
    expect(() => described(changes, { slots })).toThrow(reason);
  });
});

describe('a manifest is refused', () => {
  it.each<[string, Changes]>([
    ['with an address of its own', { metaData: { publicPath: 'https://eventos.example/' } }],
    [
      'with an entry elsewhere',
      { metaData: { remoteEntry: { path: '..', name: 'entry.js', type: 'global' } } },
    ],
    ['with a file elsewhere', { exposes: [exposed('routes', ['../../secret.js'])] }],
    ['with a file of another server', { exposes: [exposed('routes', ['http://other.example/a.js'])] }],
  ])('%s', (_what, changes) => {
    expect(federationManifest.safeParse(foreignManifest(changes)).success).toBe(false);
  });
});
