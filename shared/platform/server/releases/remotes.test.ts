import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fakeRelease } from '../../testing/fake-remote.ts';
import { eventually, usePortalOfReleases } from '../../testing/portal-of-releases.ts';

const { store, serve, stopRemotes, start, stop, get, shown, shows, oneRemote } = usePortalOfReleases();

it('a host that starts anew serves what is stored though every remote and the registry’s server are away', async () => {
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

it('a host that starts anew passes over what a crash has left, whichever step it came at', async () => {
  const remote = await oneRemote();
  await stop();
  const second = fakeRelease('mf-a', '2');
  // Between the files: a draft. Before the record: a release unheard of. A folder that is no release is nobody's to remove.
  await mkdir(store('mf-a', '.draft-x', 'web'), { recursive: true });
  await mkdir(store('mf-a', '9', 'server'), { recursive: true });
  await writeFile(store('mf-a', 'record.json.x.tmp'), '{');
  await rm(store('mf-a', 'record.json'));
  await start();
  expect(await shown()).toBe('1');
  // The record may just be written anew.
  const left = ['1', '9', 'record.json'];
  await eventually(async () => expect((await readdir(store('mf-a'))).sort()).toEqual(left));
  Object.assign(remote.files, second.files);
  await shows('2');
});

it('a host that starts anew fetches a release again that was damaged on the disk', async () => {
  await oneRemote();
  await stop();
  const { manifest, files } = fakeRelease('mf-a', '1');
  await writeFile(store('mf-a', '1', 'web', manifest.entry), 'another');
  await start();
  await shows('1');
  expect((await get(`/remotes/mf-a/web/${manifest.entry}`)).text).toBe(files[`web/${manifest.entry}`]);
});
