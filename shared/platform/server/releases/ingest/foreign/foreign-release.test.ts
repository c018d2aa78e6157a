import { expect, it } from 'vitest';
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

const routes = { type: 'var', global: 'eventos', pages: 'routes' };
const app = exposed('App', ['app.js']);
const react = sharedModule('react', '^18.2.0');
const noFiles = { web: {}, server: null };
const inServer = { ssrRemoteEntry: { path: 'server', name: 'remote.cjs', type: 'commonjs-module' } };

it('a release that other tooling has built is described as the portal’s own are', () => {
  expect(described()).toEqual({
    ...listing,
    team: 'eventos',
    contract: 1,
    version: 'V',
    entry: 'V/remoteEntry.js',
    container: routes,
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
    { entry: 'V/js/entry.js', container: { ...routes, type: 'module' } },
  ],
  [
    'one component for all paths',
    { exposes: [app] },
    {},
    { container: { ...routes, pages: 'App' }, routes: { js: ['V/app.js'], css: [] } },
  ],
  ['routes rather than a component', { exposes: [app, exposed('routes', [])] }, {}, { container: routes }],
  [
    'the slots that the registry names, and no others',
    { exposes: [app, exposed('slots/a', ['a.js'], ['a.css']), exposed('slots/b', ['b.js'])] },
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
    { shared: [react, sharedModule('react-dom', false), sharedModule('dayjs', '^1', false)] },
    {},
    { shared: { react: { range: '^18.2.0', names: [] }, 'react-dom': { range: '*', names: [] } } },
  ],
])('it has %s', (_what, changes, more, expected) => {
  expect(described(changes, more)).toMatchObject(expected);
});

it.each<[string, Parameters<typeof foreignRelease>]>([
  ['a file', [listing, read(), { ...noFiles, web: { 'a.js': hash('b') } }]],
  ['the server’s file', [listing, read(), { ...noFiles, server: hash('a') }]],
  ['the registry’s word', [{ ...listing, paths: ['/x'] }, read(), noFiles]],
  ['the manifest', [listing, read({ metaData: { globalName: 'x' } }), noFiles]],
])('it is another one where %s is', (_what, other) => {
  expect(foreignRelease(...other).version).not.toBe(foreignRelease(listing, read(), noFiles).version);
});

it.each<[string, Changes, string[]]>([
  ['exposes no ./routes and no ./App', { exposes: [] }, []],
  ['exposes no ./slots/a', {}, ['a']],
])('it is none where it %s', (reason, changes, slots) => {
  expect(() => described(changes, { slots })).toThrow(reason);
});

it.each<[string, Changes]>([
  ['an address of its own', { metaData: { publicPath: 'https://eventos.example/' } }],
  ['an entry elsewhere', { metaData: { remoteEntry: { path: '..', name: 'entry.js', type: 'global' } } }],
  ['a file elsewhere', { exposes: [exposed('routes', ['../../secret.js'])] }],
  ['a file of another server', { exposes: [exposed('routes', ['http://other.example/a.js'])] }],
])('a manifest is refused with %s', (_what, changes) => {
  expect(federationManifest.safeParse(foreignManifest(changes)).success).toBe(false);
});
