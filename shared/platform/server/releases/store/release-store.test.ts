import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeRelease, startFakeRemote } from '../../../testing/fake-remote.ts';
import { createFileCache } from '../../files/file-cache.ts';
import { registerRemoteFiles } from '../../files/remote-files.ts';
import { filesAt } from '../ingest/fetch-files.ts';
import { withAnnounced } from './release-record.ts';
import { openReleaseStore } from './release-store.ts';
import { isIntact } from './stored-release.ts';

const flipped = (text = ''): string => `${String.fromCharCode(text.charCodeAt(0) ^ 1)}${text.slice(1)}`;

/** Store with the first release of a remote, and a server of the remotes’ files. */
async function storing() {
  const root = temporaryFolder();
  const first = fakeRelease('mf-a', '1');
  const remote = await startFakeRemote({ ...first.files });
  onTestFinished(() => remote.stop());
  const store = await openReleaseStore(root);
  async function add({ manifest, files }: ReturnType<typeof fakeRelease>) {
    const bytes = Buffer.from(files['portal.json'] ?? '');
    await store.add(manifest, bytes, filesAt(manifest, remote.url));
    const announced = { now: 0, signedBy: null };
    await store.save('mf-a', withAnnounced(store.of('mf-a').record, manifest.version, announced));
  }
  await add(first);
  const app = Fastify();
  await registerRemoteFiles(app, store, () => null, createFileCache(), '/portal');
  const statusOf = async (file: string) => (await app.inject(`/portal/remotes/mf-a/${file}`)).statusCode;
  return { root, first, remote, store, add, statusOf };
}

it('a release with a file that differs from its manifest is neither stored nor served', async () => {
  const { root, first, remote, store, add, statusOf } = await storing();
  const second = fakeRelease('mf-a', '2');
  for (const [file, content] of Object.entries(second.files)) {
    // Files of the first release are not requested again.
    if (file in first.files) continue;
    for (const [wrong, complaint] of [
      [flipped(content), 'is not the announced file'],
      [`${content} `, 'is too large'],
    ] as const) {
      remote.files = { ...second.files, [file]: wrong };
      await expect(add(second)).rejects.toThrow(complaint);
    }
    expect(await statusOf(file)).toBe(404);
    expect(store.of('mf-a').releases.has('2')).toBe(false);
    expect((await readdir(path.join(root, 'mf-a'))).sort()).toEqual(['1', 'record.json']);
  }
  remote.files = second.files;
  await add(second);
  for (const file of Object.keys(second.manifest.files).filter((name) => name.startsWith('web/')))
    expect(await statusOf(file)).toBe(200);
});

it('a folder with other contents is rejected as RELEASES_DIR, and left as it is', async () => {
  const root = temporaryFolder();
  await mkdir(path.join(root, 'database', '.draft-1'), { recursive: true });
  await expect(openReleaseStore(root)).rejects.toThrow(/^RELEASES_DIR: .* Name an empty folder[.]$/);
  expect(await readdir(root, { recursive: true })).toEqual(['database', 'database/.draft-1']);
});

it('an empty folder is accepted as RELEASES_DIR; only drafts are removed from it', async () => {
  const root = temporaryFolder();
  await openReleaseStore(root);
  for (const folder of ['mf-a/.draft-1', 'somebody/elses'])
    await mkdir(path.join(root, folder), { recursive: true });
  await openReleaseStore(root);
  const left = ['.portal-releases', 'mf-a', 'somebody', 'somebody/elses'];
  expect((await readdir(root, { recursive: true })).sort()).toEqual(left);
});

it('a file that was damaged on disk is not served, and its release is not intact', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { root, first, store, statusOf } = await storing();
  const release = store.of('mf-a').releases.get('1');
  if (!release) throw new Error('it is not stored');
  for (const file of Object.keys(first.manifest.files)) {
    const [at, content = ''] = [path.join(root, 'mf-a', '1', file), first.files[file]];
    await writeFile(at, flipped(content));
    expect(await isIntact(release)).toBe(false);
    expect(await statusOf(file)).toBe(404);
    await writeFile(at, content);
    expect(await isIntact(release)).toBe(true);
    expect(await statusOf(file)).toBe(file.startsWith('web/') ? 200 : 404);
  }
});

it('each file is requested once from a remote’s server, and none that is stored', async () => {
  const { remote, add, statusOf } = await storing();
  const second = fakeRelease('mf-a', '2');
  remote.files = second.files;
  await add(second);
  expect(new Set(remote.asked).size).toBe(remote.asked.length);
  expect(remote.asked.filter((file) => file.startsWith('web/common.'))).toHaveLength(1);
  const { length } = remote.asked;
  expect(await statusOf(`web/${second.manifest.entry}`)).toBe(200);
  expect(remote.asked).toHaveLength(length);
});
