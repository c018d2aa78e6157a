import { eventually, fakeRelease, usePortalOfReleases } from '@portal/platform/testing';
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
  await heard('release 2 failed its smoke test (broken at ');
  Object.assign(remote.files, fakeRelease('mf-a', '3', { manifest, render: broken }).files);
  await heard('release 3 failed its smoke test (/mf-a: broken at Component (remote:mf-a@3:');
  // The status is public, and has no text of the remote's code.
  await eventually(async () => {
    const { remotes } = JSON.parse((await get('/_status?format=json')).text);
    expect(remotes[0].verdict.reasons).toEqual(['failed its smoke test on the server (/mf-a)']);
  });
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

/** Release whose server build returns the given modules. */
function releaseWith(version: string, modules: string, slots: string[] = []) {
  const options = { first: `return ${modules}` };
  const { server } = fakeRelease('mf-a', version, options).manifest;
  return fakeRelease('mf-a', version, {
    ...options,
    manifest: {
      slots: Object.fromEntries(slots.map((slot) => [slot, { js: [], css: [] }])),
      server: server && { ...server, exposes: ['routes', ...slots.map((slot) => `slots/${slot}`)] },
    },
  }).files;
}

it('a release with a page without a component, or with a slot that throws, does not become active', async () => {
  const remote = await serve(fakeRelease('mf-a', '1').files);
  await list({ name: 'mf-a', url: remote.url });
  await start();
  const noComponent = "{ './routes': { default: [{ path: '/mf-a', lazy: async () => ({}) }] } }";
  Object.assign(remote.files, releaseWith('2', noComponent));
  await heard('release 2 failed its smoke test (/mf-a: the page exports no Component');
  const slot = (body: string) => `{
    './routes': { default: [page('/mf-a')] },
    './slots/news': { default: function News() { ${body} } },
  }`;
  const page = 'const page = (path) => ({ path, Component: () => null });';
  Object.assign(
    remote.files,
    releaseWith('3', `(() => { ${page} return ${slot("throw new Error('no news')")} })()`, ['news']),
  );
  await heard('release 3 failed its smoke test (slot news: no news at News (remote:mf-a@3:');
  expect(await shown()).toBe('1');
  Object.assign(
    remote.files,
    releaseWith('4', `(() => { ${page} return ${slot('return null')} })()`, ['news']),
  );
  await eventually(async () =>
    expect(JSON.parse((await get('/registry.json')).text).remotes[0].version).toBe('4'),
  );
});
