import { expect, it } from 'vitest';
import { fakeRelease } from '../../testing/fake-remote.ts';
import { usePortalOfReleases } from '../../testing/portal-of-releases.ts';

const { serve, stopRemotes, start, get, shown, oneRemote } = usePortalOfReleases();

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
