import { hash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeRelease, startFakeRemote } from '../../testing/fake-remote.ts';
import { published } from '../../testing/release-fixtures.ts';
import { registerFiles } from '../files/register-files.ts';
import { filesAt } from './fetch-files.ts';
import { withPublished } from './release-record.ts';
import { openStore } from './store.ts';

const flipped = (text = ''): string => `${String.fromCharCode(text.charCodeAt(0) ^ 1)}${text.slice(1)}`;

/** Contents of the same size, and a byte larger. */
const wrongs = (content: string): string[] => [flipped(content), `${content} `];

const id = 'mf-a';

/** Store with the first release of a remote, and a server of the remotes’ files. */
async function storing() {
  const root = temporaryFolder();
  const first = fakeRelease('mf-a', '1');
  const remote = await startFakeRemote({ ...first.files });
  onTestFinished(() => remote.stop());
  const store = await openStore(root);
  async function add({ manifest, files }: ReturnType<typeof fakeRelease>) {
    const bytes = Buffer.from(files['portal.json'] ?? '');
    const release = await store.add(manifest, bytes, filesAt(remote.url));
    const values = { ...published(0), digest: release.digest };
    await store.save(id, withPublished(store.record(id), manifest.version, values));
    return release;
  }
  const release = await add(first);
  const stored = () => store.releases(id);
  const app = Fastify();
  const remotes = { stored: () => [...stored().values()], release: () => null };
  await registerFiles(app, { assets: root, remotes, previewSecret: null, basePath: '/portal' });
  const statusOf = async (file: string) => (await app.inject(`/portal/remotes/mf-a/${file}`)).statusCode;
  return { root, first, remote, store, release, stored, add, statusOf };
}

it('a release with a file that differs from its manifest is neither stored nor served', async () => {
  const { first, remote, add, statusOf } = await storing();
  const second = fakeRelease('mf-a', '2');
  for (const [file, content] of Object.entries(second.files)) {
    // Files of the first release are not requested again.
    if (file in first.files) continue;
    for (const [index, error] of ['is not the announced file', 'is too large'].entries()) {
      // A rejected release may leave its other files in the store.
      const other = await storing();
      other.remote.files = { ...second.files, [file]: wrongs(content)[index] ?? '' };
      await expect(other.add(second)).rejects.toThrow(error);
      expect(await other.statusOf(file)).toBe(404);
      expect([...other.stored().keys()]).toEqual(['1']);
      const objects = await readdir(path.join(other.root, 'objects'));
      expect(objects).not.toContain(hash('sha256', flipped(content)));
    }
  }
  remote.files = second.files;
  await add(second);
  for (const file of Object.keys(second.manifest.files).filter((name) => name.startsWith('web/')))
    expect(await statusOf(file)).toBe(200);
});

it('a folder with other contents is rejected as RELEASES_DIR, and left as it is', async () => {
  const root = temporaryFolder();
  await mkdir(path.join(root, 'database', 'objects'), { recursive: true });
  await expect(openStore(root)).rejects.toThrow(/^RELEASES_DIR: .* Name an empty folder[.]$/);
  expect(await readdir(root, { recursive: true })).toEqual(['database', 'database/objects']);
});

it('an empty folder is accepted as RELEASES_DIR, and a restart ignores what a crash left behind', async () => {
  const { root, store, release } = await storing();
  await writeFile(path.join(root, 'remotes', 'mf-a.json.x.tmp'), '{');
  await writeFile(path.join(root, 'objects', 'x.tmp'), '');
  await writeFile(path.join(root, 'elsewhere'), '');
  const again = await openStore(root);
  expect(again.record(id)).toEqual(store.record(id));
  await again.retainOnly(new Set([release.digest]));
  const objects = new Set([
    release.digest,
    ...Object.values(release.manifest.files).map((each) => each.sha256),
  ]);
  expect(new Set(await readdir(path.join(root, 'objects')))).toEqual(objects);
  expect(await readdir(path.join(root, 'remotes'))).toEqual(['mf-a.json']);
  expect(await readdir(root)).toContain('elsewhere');
});

it('a release that is not retained leaves the disk, except for files of others', async () => {
  const { root, remote, store, release, add } = await storing();
  const second = fakeRelease('mf-a', '2');
  remote.files = second.files;
  const { digest } = await add(second);
  await store.retainOnly(new Set([digest]));
  expect(await store.open(release.digest)).toBeNull();
  expect(await store.isIntact(digest)).toBe(true);
  expect(await readdir(path.join(root, 'objects'))).toHaveLength(
    Object.keys(second.manifest.files).length + 1,
  );
});

it('a file that was damaged on disk is not served, and its release is not intact', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { root, first, store, release, statusOf } = await storing();
  for (const [file, { sha256 }] of Object.entries(first.manifest.files)) {
    const [at, content = ''] = [path.join(root, 'objects', sha256), first.files[file]];
    await writeFile(at, flipped(content));
    expect(await statusOf(file)).toBe(404);
    expect(await release.read(file)).toBeNull();
    expect(await store.isIntact(release.digest)).toBe(false);
    await writeFile(at, content);
    expect(await store.isIntact(release.digest)).toBe(true);
    expect(await statusOf(file)).toBe(file.startsWith('web/') ? 200 : 404);
  }
});
