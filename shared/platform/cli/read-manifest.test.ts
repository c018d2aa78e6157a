import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { afterAll, expect, it } from 'vitest';
import { hostFacts, releaseManifest } from '../contract/release-manifest.ts';
import { fakeRelease, startFakeRemote } from '../testing/fake-remote.ts';
import { readManifest } from './read-manifest.ts';

const { manifest, files } = fakeRelease('mf-a', '1');
const remote = await startFakeRemote(files);
afterAll(() => remote.stop());

const dir = temporaryFolder();
const write = (name: string, text: string) => writeFileSync(join(dir, name), text);
write('portal.json', JSON.stringify(manifest));
write('host.json', JSON.stringify({ version: '1', contract: 1, shared: {} }));
write('old.json', JSON.stringify({ ...manifest, files: undefined }));
write('wrong.json', JSON.stringify({ ...manifest, pages: { list: { js: ['a.js'], css: 'a.css' } } }));
write('page.html', '<html></html>');

it('a manifest is read from a file or an address', async () => {
  expect(await readManifest(join(dir, 'portal.json'), releaseManifest)).toEqual(manifest);
  expect(await readManifest(`${remote.url}/portal.json`, releaseManifest)).toEqual(manifest);
  expect(await readManifest(join(dir, 'host.json'), hostFacts)).toEqual({ contract: 1, shared: {} });
});

it.each([
  ['a file that is not there', () => join(dir, 'none.json'), 'cannot be read: it is not built'],
  ['a page that is not there', () => `${remote.url}/none.json`, 'cannot be read: it answers 404'],
  ['something else', () => join(dir, 'page.html'), 'is not what a build describes itself by'],
  [
    'a manifest that names no files',
    () => join(dir, 'old.json'),
    'is not what a build describes itself by, or that of an older one: files: ',
  ],
  [
    'a manifest with a wrong field',
    () => join(dir, 'wrong.json'),
    'is not what a build describes itself by, or that of an older one: pages.list.css: ',
  ],
])('what cannot be is said in one line that names it: %s', async (_, source, words) => {
  const message = await readManifest(source(), releaseManifest).catch((error: Error) => error.message);
  expect(message).toContain(`${source()} ${words}`);
  expect(message).not.toContain('\n');
});
