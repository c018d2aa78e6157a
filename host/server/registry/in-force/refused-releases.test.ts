import { describe, expect, it } from 'vitest';
import { fakeRelease } from '../../testing/fake-remote.ts';
import { eventually, usePortalOfReleases } from '../../testing/portal-of-releases.ts';

const { list, serve, start, get, shown, shows, heard, oneRemote } = usePortalOfReleases();

describe('a release that may not be mounted', () => {
  it.each([
    ['was built for another contract', { contract: 2 }],
    ['claims another team’s path', { paths: ['/mf-b', '/mf-a/:id'] }],
    ['claims another team’s path under another name', { paths: ['/mf-b', '/mf-a/:slug'] }],
    ['uses what the host lacks', { shared: { react: { version: 'x', web: ['nothing'], server: [] } } }],
  ])('%s: both remotes go on with what they had, and the status says why', async (_what, manifest) => {
    const a = await serve(fakeRelease('mf-a', '1', { manifest: { paths: ['/mf-a', '/mf-a/:id'] } }).files);
    const b = await serve(fakeRelease('mf-b', '1').files);
    await list({ name: 'mf-b', url: b.url }, { name: 'mf-a', url: a.url });
    await start();
    await shows('1', '/mf-b');
    Object.assign(b.files, fakeRelease('mf-b', '2', { manifest }).files);
    await eventually(async () => {
      const status = JSON.parse((await get('/_status?format=json')).text);
      expect(status.remotes[0].verdict).toMatchObject({ kind: 'refused', version: '2' });
      expect(status.remotes[0].current.version).toBe('1');
    });
    expect(await shown('/mf-a')).toBe('1');
    expect(await shown('/mf-b')).toBe('1');
  });

  it.each([
    ['throws as it is evaluated', { first: "throw new Error('broken')" }],
    ['loops as it is evaluated', { first: 'for (;;) {}' }],
    ['throws as it is rendered', { render: "throw new Error('broken')" }],
  ])('%s: it fails its trial, and the one before stays', async (_what, code) => {
    const remote = await oneRemote();
    Object.assign(remote.files, fakeRelease('mf-a', '2', code).files);
    await heard('release 2 failed its trial');
    expect(await shown()).toBe('1');
    Object.assign(remote.files, fakeRelease('mf-a', '3').files);
    await shows('3');
  });

  it('throws in a page that the trial did not make: that page is whole, of the release before', async () => {
    const paths = ['/mf-a', '/mf-a/:id'];
    const remote = await serve(fakeRelease('mf-a', '1', { manifest: { paths } }).files);
    await list({ name: 'mf-a', url: remote.url });
    await start();
    const render = "if (path.includes(':')) throw new Error('broken')";
    const second = fakeRelease('mf-a', '2', { manifest: { paths }, render });
    Object.assign(remote.files, second.files);
    await shows('2');
    const page = await get('/mf-a/5');
    expect(page.text).toContain('of release 1<');
    expect(page.text).toContain('"version":"1"');
    expect(page.text).not.toContain(second.manifest.entry);
  });
});
