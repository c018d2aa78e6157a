import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it } from 'vitest';
import { fakeManifest } from '../../testing/fake-manifest.ts';
import { stored } from '../../testing/serve-pages.ts';
import { createFrameResolver } from './log-faults.ts';

/** Maps column 9 of the first line to line 2, column 5 of a source, in `List`. */
const createMap = (source: string) =>
  JSON.stringify({ version: 3, sources: [source], names: ['List'], mappings: 'QACIA' });

async function open() {
  const hostMaps = temporaryFolder();
  await writeFile(path.join(hostMaps, 'main.js.map'), createMap('../../src/shell.tsx'));
  const release = stored(fakeManifest('mf-a'));
  const maps = { 'maps/a.js.map': { sha256: '', size: 1 } };
  const read = async (file: string) =>
    file in maps ? Buffer.from(createMap('../../../shared/ui/list.tsx')) : null;
  const releases = [{ ...release, manifest: { ...release.manifest, maps }, read }];
  const resolve = createFrameResolver({ stored: () => releases }, hostMaps);
  return (...frames: string[]) => resolve({ frames });
}

it('returns positions in the sources of remotes and of the host', async () => {
  const resolve = await open();
  expect(await resolve('remotes/mf-a/web/a.js:1:20', 'assets/main.js:1:9')).toEqual([
    'shared/ui/list.tsx:2:5 (List)',
    'host/src/shell.tsx:2:5 (List)',
  ]);
});

it('returns positions without a map unchanged', async () => {
  const resolve = await open();
  const frames = ['remotes/mf-a/web/b.js:1:20', 'assets/gone.js:1:1', 'remotes/mf-a/web/a.js:1:1'];
  expect(await resolve(...frames)).toEqual(frames);
});
