import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fakeRelease } from '../../testing/fake-remote.ts';
import { usePortalOfReleases } from '../../testing/portal-of-releases.ts';

const { store, list, serve, start, get, url, shows, heard } = usePortalOfReleases();

it('stores the source maps of a release, serves them to nobody, and logs positions in the sources', async () => {
  const map = JSON.stringify({
    version: 3,
    sources: ['../../src/pages/list.tsx'],
    names: ['List'],
    mappings: 'QACIA',
  });
  const { entry } = fakeRelease('mf-a', '1').manifest;
  const name = `maps/${entry}.map`;
  const maps = { [name]: { sha256: hash('sha256', map), size: map.length } };
  const { files } = fakeRelease('mf-a', '1', { manifest: { maps } });
  const remote = await serve({ ...files, [name]: map });
  await list({ name: 'mf-a', url: remote.url });
  await start();
  await shows('1');
  expect(await readFile(store('objects', hash('sha256', map)), 'utf8')).toBe(map);
  for (const path of [`web/${entry}.map`, `web/..%2f${name}`, name, `web/${name}`])
    expect((await get(`/remotes/mf-a/${path}`)).status).toBe(404);
  expect((await get(`/remotes/mf-a/web/${entry}`)).status).toBe(200);
  const report = { remote: 'mf-a', version: '1', fault: 'render', page: '/mf-a', message: 'TypeError: x' };
  await fetch(`${url()}/_faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...report, frames: [`remotes/mf-a/web/${entry}:1:20`] }),
  });
  await heard('mf-a 1: render | on /mf-a | TypeError: x | at mf-a/src/pages/list.tsx:2:5 (List)');
});
