import { readdir, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fakeRelease } from '../../testing/fake-remote.ts';
import { usePortalOfReleases } from '../../testing/portal-of-releases.ts';

const { store, start, get, shown, shows, heard, oneRemote } = usePortalOfReleases();

const flipped = (text: string): string => `${String.fromCharCode(text.charCodeAt(0) ^ 1)}${text.slice(1)}`;

describe('a release whose file is not the announced one', () => {
  it('is not in force, nor is any of it served, whichever file it is', async () => {
    const remote = await oneRemote();
    const known = fakeRelease('mf-a', '1').files;
    for (const index of Object.keys(fakeRelease('mf-a', '1').manifest.files).keys()) {
      const release = fakeRelease('mf-a', `2.${index}`);
      const names = Object.keys(release.manifest.files);
      const file = names[index] ?? '';
      Object.assign(remote.files, { ...release.files, [file]: flipped(release.files[file] ?? '') });
      // What the first release has is not asked for again, and no matter.
      if (file in known) {
        await shows(`2.${index}`);
        continue;
      }
      await heard(`${file} is not the announced file`);
      expect(await shown()).toBe('1');
      for (const each of names.filter((name) => name.startsWith('web/')))
        expect((await get(`/remotes/mf-a/${each}`)).status).toBe(each in known ? 200 : 404);
      expect(await readdir(store('mf-a'))).not.toContain(`2.${index}`);
    }
    const mended = fakeRelease('mf-a', '3');
    Object.assign(remote.files, mended.files);
    await shows('3');
  });

  it('is not served where it was damaged on the disk, and fetched again at the next start', async () => {
    const first = fakeRelease('mf-a', '1');
    await oneRemote();
    for (const [file, content] of Object.entries(first.files)) {
      if (file !== 'portal.json') await writeFile(store('mf-a', '1', file), flipped(content));
    }
    for (const file of Object.keys(first.manifest.files).filter((name) => name.startsWith('web/')))
      expect((await get(`/remotes/mf-a/${file}`)).status, file).toBe(404);
    await start();
    await shows('1');
    expect((await get(`/remotes/mf-a/web/${first.manifest.entry}`)).text).toBe(
      first.files[`web/${first.manifest.entry}`],
    );
  });
});

it('a remote’s server is asked for each file once, and for nothing that is stored already', async () => {
  const remote = await oneRemote();
  Object.assign(remote.files, fakeRelease('mf-a', '2').files);
  await shows('2');
  const files = remote.asked.filter((file) => file !== 'portal.json');
  expect(files).toHaveLength(new Set(files).size);
  expect(files.filter((file) => file.startsWith('web/common.'))).toHaveLength(1);
  await get(`/remotes/mf-a/web/${fakeRelease('mf-a', '2').manifest.entry}`);
  expect(remote.asked.filter((file) => file !== 'portal.json')).toHaveLength(files.length);
});
