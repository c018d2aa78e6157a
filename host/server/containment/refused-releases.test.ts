import { eventually, fakeRelease, usePortalOfReleases } from '@portal/platform/testing';
import { expect, it } from 'vitest';
import { ownHost } from '../testing/built-host.ts';

const { list, serve, start, get, shown, shows, heard } = usePortalOfReleases(ownHost);

it('a release that may not be mounted changes nothing, and the status says why', async () => {
  const a = await serve(fakeRelease('mf-a', '1', { manifest: { paths: ['/mf-a', '/mf-a/:id'] } }).files);
  const b = await serve(fakeRelease('mf-b', '1').files);
  await list({ name: 'mf-b', url: b.url }, { name: 'mf-a', url: a.url });
  await start();
  const thief = fakeRelease('mf-b', '2', { manifest: { paths: ['/mf-b', '/mf-a/:slug'] } });
  Object.assign(b.files, thief.files);
  await eventually(async () => {
    const { remotes } = JSON.parse((await get('/_status?format=json')).text);
    expect(remotes[0].verdict).toEqual({
      kind: 'refused',
      version: '2',
      reasons: ['pede o caminho /mf-a/:slug, que pertence a mf-a (Equipe)'],
    });
  });
  expect([await shown('/mf-a'), await shown('/mf-b')]).toEqual(['1', '1']);
});

it('a release that breaks on the server does not come into force, or gives way to the one before', async () => {
  const manifest = { paths: ['/mf-a', '/mf-a/:id'] };
  const broken = "throw new Error('broken')";
  const remote = await serve(fakeRelease('mf-a', '1', { manifest }).files);
  await list({ name: 'mf-a', url: remote.url });
  await start();
  Object.assign(remote.files, fakeRelease('mf-a', '2', { manifest, first: broken }).files);
  await heard('release 2 failed its smoke test (broken)');
  Object.assign(remote.files, fakeRelease('mf-a', '3', { manifest, render: broken }).files);
  await heard('release 3 failed its smoke test (/mf-a cannot be made)');
  expect(await shown()).toBe('1');
  // Its smoke test makes no page with parameters: the release passes, and such a page is whole, of the release before.
  const fourth = fakeRelease('mf-a', '4', { manifest, render: `if (path.includes(':')) ${broken}` });
  Object.assign(remote.files, fourth.files);
  await shows('4');
  const page = await get('/mf-a/5');
  expect(page.text).toContain('of release 1<');
  expect(page.text).toContain('"version":"1"');
  expect(page.text).not.toContain(fourth.manifest.entry);
});
