import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it, vi } from 'vitest';
import { newReleaseKeys, signRelease } from '../../build/release-remote.ts';
import { fakeRelease } from '../../testing/fake-remote.ts';
import { eventually, usePortalOfReleases } from '../../testing/portal-of-releases.ts';
import { type LocatedRemote, listTracks, locateRemotes, openRegistry } from './registry.ts';

const { list, serve, start, stopRemotes, get, shown, shows, heard, oneRemote } = usePortalOfReleases();

it('the registry gains and loses remotes without a restart', async () => {
  const a = await oneRemote();
  const b = await serve(fakeRelease('mf-b', '1').files);
  await list({ name: 'mf-a', url: a.url }, { name: 'mf-b', url: b.url });
  await shows('1', '/mf-b');
  await list({ name: 'mf-b', url: b.url });
  await shows(null, '/mf-a');
  // Open tabs keep working.
  const { entry } = fakeRelease('mf-a', '1').manifest;
  expect((await get(`/remotes/mf-a/web/${entry}`)).status).toBe(200);
});

it('the registry stays as it was while it is unreadable, and reports it once', async () => {
  const source = path.join(temporaryFolder(), 'registry.json');
  const options = { source, env: {}, folder: '' };
  await expect(openRegistry(options)).rejects.toThrow('ENOENT');
  await writeFile(source, '[{"name":"mf-a","url":"http://a.example"}]');
  const registry = await openRegistry(options);
  await writeFile(source, '[{"name":');
  for (const _time of [1, 2]) await registry.refresh();
  expect(registry.remotes()).toEqual([{ name: 'mf-a', url: 'http://a.example' }]);
  await writeFile(source, '[]');
  await registry.refresh();
  expect(registry.remotes()).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([
    expect.stringContaining('the registry stays as it was (Unexpected end'),
    'the registry is back',
  ]);
});

it('the registry with keys accepts only releases signed with one of them, and none signed before', async () => {
  const { privateKey, publicKey } = newReleaseKeys();
  const remote = await oneRemote();
  await list({ name: 'mf-a', url: remote.url, key: [newReleaseKeys().publicKey, publicKey] });
  await eventually(async () => expect((await get('/_status')).text).toContain('<td>required</td>'));
  expect((await get('/_status')).headers.get('cache-control')).toBe('no-store');
  const release = (version: string, time: string) =>
    fakeRelease('mf-a', version, { manifest: { commit: { id: version, time } } }).files;
  const sign = (text = '') => signRelease(Buffer.from(text), privateKey);
  const second = release('2', '2026-01-02T00:00:00.000Z');
  Object.assign(remote.files, second);
  await heard('unsigned (no signature)');
  remote.files['portal.json.sig'] = sign('another');
  await heard('unsigned (not signed with this key)');
  expect(await shown()).toBe('1');
  remote.files['portal.json.sig'] = sign(second['portal.json']);
  await shows('2');
  const before = release('0', '2026-01-01T00:00:00.000Z');
  Object.assign(remote.files, before, { 'portal.json.sig': sign(before['portal.json']) });
  await heard('older (is older than a release that its team has already signed');
});

it('the registry gives a canary to visitors in the first buckets', async () => {
  const remote = await oneRemote();
  const entry = { name: 'mf-a', url: remote.url };
  Object.assign(remote.files, fakeRelease('mf-a', '2').files);
  await shows('2');
  await list({ ...entry, pin: '1', canary: { version: '2', percent: 30 } });
  const at = (place: number) => shown('/mf-a', { cookie: `lancamento=${place}` });
  await eventually(async () => expect([await at(29), await at(30)]).toEqual(['2', '1']));
  const page = await get('/mf-a');
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(page.headers.get('cache-control')).toBe('private, no-cache');
  expect(cookie).toMatch(/^lancamento=\d+$/);
  // The same visitor keeps the same releases, in pages and in the browser.
  const first = /of release (\d)</.exec(page.text)?.[1] ?? '';
  expect(await shown('/mf-a', { cookie })).toBe(first);
  const known = JSON.parse((await get('/registry.json', { cookie })).text);
  expect(known.remotes[0].version).toBe(first);
  await list(entry);
  await eventually(async () => expect((await get('/mf-a')).headers.get('cache-control')).toContain('public'));
  expect(await at(99)).toBe('2');
});

const manifest = 'http://eventos.example/mf-manifest.json';
const paths = ['/eventos'];

it('the URL of a foreign remote is that of its manifest, unless its variable is set', () => {
  const entry = { name: 'eventos', manifest, paths, slots: ['proximos-eventos'] };
  expect(locateRemotes([entry], {})).toEqual([{ ...entry, url: manifest }]);
  const url = 'http://other.example/mf-manifest.json';
  expect(locateRemotes([entry], { EVENTOS_URL: url })).toEqual([{ ...entry, url }]);
});

it.each([
  ['a manifest without paths', { manifest }, 'a manifest needs paths'],
  ['a manifest and a URL', { manifest, paths, url: 'http://a.example' }, 'in place of url'],
  ['a manifest and a key', { manifest, paths, key: 'k' }, 'has no key'],
  ['a manifest and a preview key', { manifest, paths, previewKey: 'k' }, 'has no key'],
  ['a preview key that signs releases, too', { key: ['j', 'k'], previewKey: 'k' }, 'must not be a key of'],
  ['paths without a manifest', { paths, url: 'http://a.example' }, 'are those of a manifest'],
  ['a manifest that is no URL', { manifest: 'mf-manifest.json', paths }, 'manifest'],
  ['an unknown field', { manifest, paths, path: '/eventos' }, 'path'],
])('an entry with %s is rejected with a reason', (_what, entry, reason) => {
  expect(() => locateRemotes([{ name: 'eventos', ...entry }], {})).toThrow(reason);
});

const url = 'https://previews.example/mf-a';
const previewed = (until: number) => ({ url, until: new Date(until).toISOString() });

it('a preview of several remotes ends with the last of them', () => {
  const listings: LocatedRemote[] = [
    { name: 'mf-a', url: 'https://a.example', previews: { 'pr-1': previewed(10), 'pr-2': previewed(20) } },
    { name: 'mf-b', url: 'https://b.example', previews: { 'pr-2': previewed(30) } },
  ];
  const list = (now: number) =>
    listTracks(listings, now).flatMap(({ name, preview }) => (preview ? [{ remote: name, ...preview }] : []));
  expect(list(10)).toEqual([
    { remote: 'mf-a', name: 'pr-2', until: 30 },
    { remote: 'mf-b', name: 'pr-2', until: 30 },
  ]);
  expect(list(20)).toEqual([{ remote: 'mf-b', name: 'pr-2', until: 30 }]);
  expect(listTracks(listings, 20)[2]?.listing).toEqual({ name: 'mf-b', url });
});

it('a restarted host serves stored releases although every remote and the registry are unreachable', async () => {
  const remote = await serve(fakeRelease('mf-a', '1').files);
  const listed = await serve({ 'registry.json': JSON.stringify([{ name: 'mf-a', url: remote.url }]) });
  const env = { REGISTRY: `${listed.url}/registry.json` };
  await start(env);
  const { manifest } = fakeRelease('mf-a', '1');
  await stopRemotes();
  await start(env);
  expect(await shown()).toBe('1');
  const style = manifest.pages.page?.css[0];
  expect((await get(`/remotes/mf-a/web/${style}`)).status).toBe(200);
});

it('publishes the manifest of an active release without server code and source maps', async () => {
  await oneRemote();
  const { manifest } = fakeRelease('mf-a', '1');
  const published = JSON.parse((await get('/remotes/mf-a/portal.json')).text);
  expect(published).toMatchObject({
    name: 'mf-a',
    version: '1',
    entry: manifest.entry,
    server: null,
    maps: {},
  });
  expect(Object.keys(published.files)).toEqual(
    Object.keys(manifest.files).filter((file) => file.startsWith('web/')),
  );
  expect((await get('/remotes/mf-b/portal.json')).status).toBe(404);
});
