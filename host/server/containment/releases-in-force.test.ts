import path from 'node:path';
import { fakeRelease, usePortalOfReleases } from '@portal/platform/testing';
import { basePath } from '@portal/shared/institution/base-path';
import { expect, it } from 'vitest';
import { ownHost } from '../testing/built-host.ts';

const { get, shows, oneRemote } = usePortalOfReleases(ownHost);

it('every page is of one release while others come, and every file that it names is there', async () => {
  const remote = await oneRemote();
  const versions = ['1', '2', '3', '4'];
  const manifests = new Map(versions.map((version) => [version, fakeRelease('mf-a', version).manifest]));
  const seen = new Set<string>();
  let swapping = true;
  const visits = async () => {
    while (swapping) {
      const page = await get('/mf-a');
      expect(page.status).toBe(200);
      const version = /of release (\d+)</.exec(page.text)?.[1] ?? 'none';
      seen.add(version);
      const named = [...page.text.matchAll(/(?:href|src)="(\/senac-portal\/remotes[^"]+)"/g)].map(
        ([, address = '']) => address,
      );
      const { entry = '', pages = {} } = manifests.get(version) ?? {};
      const own = [entry, ...(pages.page?.js ?? []), ...(pages.page?.css ?? [])];
      expect(named.map((address) => path.basename(address)).sort()).toEqual(own.sort());
      expect(page.text).toContain(`"version":"${version}"`);
      for (const address of named)
        expect((await get(address.replace(basePath, ''))).status, address).toBe(200);
    }
  };
  const all = Promise.all([visits(), visits()]);
  for (const version of versions.slice(1)) {
    Object.assign(remote.files, fakeRelease('mf-a', version).files);
    await shows(version);
    await expect.poll(() => [...seen]).toContain(version);
  }
  swapping = false;
  await all;
});
