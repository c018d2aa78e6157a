import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { fakeRelease, storedRelease } from '../../testing/fake-remote.ts';
import { releasesOf } from './releases.ts';

const releases = releasesOf('/portal', [{ release: storedRelease('2'), previous: storedRelease('1') }]);

it('the releases that a page is made of spare the workers the list of all files', () => {
  expect(releases.manifests[0]).not.toHaveProperty('files');
});

it('the releases that a page is made of give out no file that is not as their manifest says', async () => {
  const { manifest, files } = fakeRelease('mf-a', '1');
  const folder = temporaryFolder();
  const style = manifest.pages.page?.css[0] ?? '';
  const { text } = releasesOf('/portal', [
    { release: { manifest, folder, manifestDigest: '' }, previous: null },
  ]);
  expect(await text('mf-a', style)).toBeNull();
  await mkdir(path.join(folder, 'web'));
  await writeFile(path.join(folder, 'web', style), files[`web/${style}`] ?? '');
  expect(await text('mf-a', style)).toBe('/* style 1 */');
  await writeFile(path.join(folder, 'web', style), 'another');
  expect(await text('mf-a', style)).toBeNull();
  expect(await text('mf-a', '../portal.json')).toBeNull();
  expect(await text('mf-b', style)).toBeNull();
});

it('the releases that a page is made of have a substitute with the release before, and that one none', () => {
  const substitute = releases.withPrevious('mf-a');
  expect(substitute?.version).toBe('mf-a 1');
  expect(substitute?.known.remotes[0]).toMatchObject({ version: '1', previous: null });
  expect(substitute?.withPrevious('mf-a')).toBeNull();
  // The same each time: workers know releases by the object.
  expect(releases.withPrevious('mf-a')).toBe(substitute);
  expect(releases.withPrevious('mf-b')).toBeNull();
});
