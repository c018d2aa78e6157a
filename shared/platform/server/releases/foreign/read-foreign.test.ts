import { expect, it, vi } from 'vitest';
import { foreignFiles, foreignManifest } from '../../../testing/foreign-manifest.ts';
import { eventually, usePortalOfReleases } from '../../../testing/portal-of-releases.ts';
import type { Rejection } from '../fetch-files.ts';
import { findFiles } from './foreign-release.ts';

const { list, serve, start, get, shown, heard } = usePortalOfReleases();

const remoteFiles = (text: string, publicPath = 'auto') =>
  foreignFiles(foreignManifest({ metaData: { globalName: text, publicPath } }), text);

/** Starts a host with one remote, given by its registry entry. */
async function oneForeign(files: Record<string, string>) {
  const remote = await serve(files);
  await list({ name: 'eventos', manifest: `${remote.url}/mf-manifest.json`, paths: ['/eventos'] });
  await start();
  return remote;
}

/** Reasons why the last announced release is not active. */
const announcedReasons = async (): Promise<string[]> =>
  JSON.parse((await get('/_status?format=json')).text).remotes[0].verdict.reasons;

const activeEntry = async (): Promise<string> =>
  JSON.parse((await get('/registry.json')).text).remotes[0].entry.replace('/portal', '');

it('the host serves the files of a plain Module Federation build below their version', async () => {
  const remote = await oneForeign(remoteFiles('one'));
  const version = (await shown('/eventos')) ?? '';
  expect(await activeEntry()).toBe(`/remotes/eventos/web/${version}/remoteEntry.js`);
  expect((await get(await activeEntry())).text).toBe('/* entry one */');
  const later = await get(`/remotes/eventos/web/${version}/later.js`, { 'accept-encoding': 'br' });
  expect(later.headers.get('content-encoding')).toBe('br');
  expect(later.headers.get('cache-control')).toContain('immutable');

  // Names without a hash: open tabs keep the previous release.
  const before = await activeEntry();
  Object.assign(remote.files, remoteFiles('two'));
  await eventually(async () => expect((await get(await activeEntry())).text).toBe('/* entry two */'));
  expect((await get(before)).text).toBe('/* entry one */');
});

it('a release for another public path is rejected, and the reason names the setting', async () => {
  await oneForeign(remoteFiles('one', 'https://eventos.example/'));
  await heard("eventos: absolute (the public path is 'https://eventos.example/')");
  await eventually(async () =>
    expect(await announcedReasons()).toEqual([
      expect.stringContaining("build it with the public path 'auto'"),
    ]),
  );
});

it('releases of other tooling have separate chunks', async () => {
  const chunk = { 'routes.js': '(self.webpackChunkeventos=self.webpackChunkeventos||[]).push([[1]])' };
  const remote = await oneForeign({ ...remoteFiles('one'), ...chunk });
  const read = async () => {
    const { text } = await get(`/remotes/eventos/web/${await shown('/eventos')}/routes.js`);
    const [first, second] = text.match(/webpackChunk\w+/g) ?? [];
    expect(first).toBe(second);
    return first;
  };
  const before = await read();
  Object.assign(remote.files, remoteFiles('two'), chunk);
  await eventually(async () => expect(await read()).not.toBe(before));
});

/** Returns the names of the files found in a build, or why it is rejected. */
async function find(files: Record<string, string>, named = ['a.js']) {
  const read = vi.fn(async (file: string) => (file in files ? Buffer.from(files[file] ?? '') : null));
  const found = await findFiles(read, named).then(
    (contents) => [...contents.keys()],
    (error: Rejection) => error.reason,
  );
  expect(new Set(read.mock.calls.flat()).size).toBe(read.mock.calls.length);
  return found;
}

it('finds files that a manifest does not list, in all steps', async () => {
  const files = {
    'a.js': 'import("./b.js");f("missing.js")',
    'b.js': 'import("./a.js");g("css/c.css")',
    'css/c.css': 'a{b:url(../d.png)}',
    'd.png': '',
    'unused.js': '',
  };
  expect(await find(files)).toEqual(['a.js', 'b.js', 'css/c.css', 'd.png']);
});

it.each([
  ['lists', {}, ['a.js']],
  ['loads', { 'a.js': 'import("./b.js");n.p+"c.png"' }, ['b.js', 'c.png']],
  ['loads from elsewhere', { 'a.js': 'import("../b.js")' }, ['../b.js']],
  ['cannot parse', { 'a.js': '{' }, ['a.js']],
])('rejects a build that lacks a file that it %s', async (_what, files, missing) => {
  expect(await find(files)).toEqual({ kind: 'incomplete', files: missing });
});

it('rejects a build that names its files below the root of an origin, but no other paths', async () => {
  const script = { 'a.js': 'const a="/assets/b.png"' };
  expect(await find({ ...script, 'assets/b.png': '' })).toEqual({
    kind: 'absolute',
    files: ['assets/b.png'],
  });
  expect(await find(script)).toEqual(['a.js']);
});
