import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fakeRelease } from '../../testing/fake-remote.ts';
import { eventually, usePortalOfReleases } from '../../testing/portal-of-releases.ts';

const { store, serve, stopRemotes, start, stop, get, shown, shows, oneRemote } = usePortalOfReleases();

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

it('a restarted host ignores what a crash left behind, at whichever step', async () => {
  const remote = await oneRemote();
  await stop();
  const second = fakeRelease('mf-a', '2');
  // Between the files: a draft. Before the record: an unknown release. A folder that is no release is not removed.
  await mkdir(store('mf-a', '.draft-x', 'web'), { recursive: true });
  await mkdir(store('mf-a', '9', 'server'), { recursive: true });
  await writeFile(store('mf-a', 'record.json.x.tmp'), '{');
  await rm(store('mf-a', 'record.json'));
  await start();
  expect(await shown()).toBe('1');
  // The record may be in the middle of being replaced.
  const left = ['1', '9', 'record.json'];
  await eventually(async () => expect((await readdir(store('mf-a'))).sort()).toEqual(left));
  Object.assign(remote.files, second.files);
  await shows('2');
});

it('a restarted host fetches a release again that was damaged on disk', async () => {
  await oneRemote();
  await stop();
  const { manifest, files } = fakeRelease('mf-a', '1');
  await writeFile(store('mf-a', '1', 'web', manifest.entry), 'another');
  await start();
  await shows('1');
  expect((await get(`/remotes/mf-a/web/${manifest.entry}`)).text).toBe(files[`web/${manifest.entry}`]);
});
