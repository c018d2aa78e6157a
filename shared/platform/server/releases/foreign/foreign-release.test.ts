import { expect, it } from 'vitest';
import * as z from 'zod';
import { releaseManifest } from '../../../contract/release-manifest.ts';
import { exposed, foreignManifest, sharedModule } from '../../../testing/foreign-manifest.ts';
import { federationManifest, foreignRelease, namedFiles } from './foreign-release.ts';

type Changes = Parameters<typeof foreignManifest>[0];

const hash = (letter: string) => ({ sha256: letter.repeat(64), size: 1 });
const listing = { name: 'eventos', paths: ['/eventos', '/eventos/:id'] };
const read = (changes?: Changes) => federationManifest.parse(foreignManifest(changes));

/** Release of a manifest, with its version as `V`. */
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

const container = { type: 'var', global: 'eventos', pages: 'routes' };
const app = exposed('App', ['app.js']);
const noFiles = { web: {}, server: null };
const inServer = (type: string) => ({ ssrRemoteEntry: { path: 'server', name: 'remote.cjs', type } });

it('a release of other tooling is described like the portal’s own', () => {
  const changes = {
    metaData: inServer('commonjs-module'),
    exposes: [
      exposed('routes', ['routes.js'], ['routes.css'], ['later.js']),
      exposed('slots/a', ['a.js'], ['a.css']),
      // Not listed in the registry.
      exposed('slots/b', []),
    ],
    shared: [
      sharedModule('react', '^18.2.0'),
      sharedModule('react-dom', false),
      sharedModule('dayjs', '^1', false),
    ],
  };
  const files = ['remoteEntry.js', 'routes.js', 'later.js', 'routes.css', 'a.js', 'a.css'];
  expect(described(changes, { team: 'Equipe', slots: ['a'] })).toEqual({
    ...listing,
    team: 'Equipe',
    contract: 1,
    version: 'V',
    entry: 'V/remoteEntry.js',
    container,
    routes: { js: ['V/routes.js'], css: ['V/routes.css'] },
    pages: {},
    slots: { a: { js: ['V/a.js'], css: ['V/a.css'] } },
    mounts: [],
    server: { file: 'remote.V.cjs', sha256: 'b'.repeat(64), exposes: ['routes', 'slots/a'] },
    commit: null,
    files: {
      ...Object.fromEntries(files.map((file) => [`web/V/${file}`, hash('a')])),
      'server/remote.V.cjs': hash('b'),
    },
    shared: { react: { range: '^18.2.0', names: [] }, 'react-dom': { range: '*', names: [] } },
  });
});

const entry = { path: 'js', name: 'entry.js', type: 'module' };
const ofApp = { ...container, pages: 'App' };

it.each<[string, Changes, object]>([
  ['its name as its team', {}, { team: 'eventos' }],
  [
    'a module as its entry',
    { metaData: { remoteEntry: entry } },
    { entry: 'V/js/entry.js', container: { type: 'module' } },
  ],
  [
    'one component for all paths',
    { exposes: [app] },
    { container: ofApp, routes: { js: ['V/app.js'], css: [] } },
  ],
  ['routes rather than a component', { exposes: [app, exposed('routes', [])] }, { container }],
  ['no container that servers cannot run', { metaData: inServer('module') }, { server: null }],
])('it has %s', (_what, changes, expected) => {
  expect(described(changes)).toMatchObject(expected);
});

it.each<[string, Parameters<typeof foreignRelease>]>([
  ['a file', [listing, read(), { ...noFiles, web: { 'a.js': hash('b') } }]],
  ['the server’s file', [listing, read(), { ...noFiles, server: hash('a') }]],
  ['the registry entry', [{ ...listing, paths: ['/x'] }, read(), noFiles]],
  ['the manifest', [listing, read({ metaData: { globalName: 'x' } }), noFiles]],
])('the version changes with %s', (_what, other) => {
  expect(foreignRelease(...other).version).not.toBe(foreignRelease(listing, read(), noFiles).version);
});

it.each<[string, Changes, string[]]>([
  ['exposes no ./routes and no ./App', { exposes: [] }, []],
  ['exposes no ./slots/a', {}, ['a']],
])('it is invalid if it %s', (reason, changes, slots) => {
  expect(() => described(changes, { slots })).toThrow(reason);
});

it.each<[string, Changes]>([
  ['an entry elsewhere', { metaData: { remoteEntry: { path: '..', name: 'entry.js', type: 'global' } } }],
  ['a file elsewhere', { exposes: [exposed('routes', ['../../secret.js'])] }],
  ['a file of another server', { exposes: [exposed('routes', ['http://other.example/a.js'])] }],
])('a manifest is rejected with %s', (_what, changes) => {
  expect(federationManifest.safeParse(foreignManifest(changes)).success).toBe(false);
});
