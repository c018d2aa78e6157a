import { expect, it } from 'vitest';
import * as z from 'zod';
import { admitRelease } from '../../../contract/admit-release.ts';
import { formatReason } from '../../../contract/reasons.ts';
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

const host = { contract: 1, shared: { react: { version: '19.3.1', names: null } } };

/** Returns why a host with React 19.3.1 rejects a manifest; null if it admits it. */
function rejection(manifest: unknown): string | null {
  const release = foreignRelease(listing, federationManifest.parse(manifest), noFiles);
  return admitRelease(release, host, []).map(formatReason).join('; ') || null;
}

it.each([
  ['the same version', '19.3.1', true],
  ['an older patch', '19.3.0', true],
  ['a newer patch', '19.3.2', false],
  ['an older minor version', '19.2.7', true],
  ['a newer minor version', '19.4.0', false],
  ['an older major version', '18.3.1', false],
  ['a newer major version', '20.0.0', false],
])('a remote that Vite built with %s of React, %s: admitted %s', (_what, version, isAdmitted) => {
  const [react] = read({ shared: [sharedModule('react', false)] }).shared;
  const manifest = {
    ...foreignManifest({ metaData: { remoteEntry: { path: '', name: 'remoteEntry.js', type: 'module' } } }),
    // Vite writes the version that it built with as the required one, others as a caret range.
    shared: [{ ...react, id: 'eventos:react', version, requiredVersion: version }],
  };
  const reason = `needs react ${version} or newer of the same major version; the host provides 19.3.1`;
  expect(rejection(manifest)).toBe(isAdmitted ? null : reason);
});

it.each([
  ['^18.2.0', 'needs react in the range ^18.2.0; the host provides 19.3.1'],
  ['^19.3.0', null],
  ['=19.3.0', 'needs react in the range =19.3.0; the host provides 19.3.1'],
  ['~19.2.0', 'needs react in the range ~19.2.0; the host provides 19.3.1'],
  ['>=18', null],
  ['19', null],
])('takes the range %s of a team as written', (range, reason) => {
  expect(rejection(foreignManifest({ shared: [sharedModule('react', range)] }))).toBe(reason);
});
