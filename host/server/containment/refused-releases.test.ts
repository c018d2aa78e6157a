import { fakeRelease, usePortalOfReleases } from '@portal/platform/testing';
import { expect, it } from 'vitest';
import { ownHost } from '../testing/built-host.ts';

const { list, serve, start, get, shown, shows, heard } = usePortalOfReleases(ownHost);

it('a release that breaks on the server does not become active, or falls back to the previous one', async () => {
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
  // The smoke test renders no page with parameters: the release passes, and the complete page comes from the
  // previous release.
  const fourth = fakeRelease('mf-a', '4', { manifest, render: `if (path.includes(':')) ${broken}` });
  Object.assign(remote.files, fourth.files);
  await shows('4');
  const page = await get('/mf-a/5');
  expect(page.text).toContain('of release 1<');
  expect(page.text).toContain('"version":"1"');
  expect(page.text).not.toContain(fourth.manifest.entry);
});
