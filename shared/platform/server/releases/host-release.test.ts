import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/portal-of-releases.ts';
import { startKeeper, startPortal, type TestPortal } from '../../testing/start-portal.ts';

const folder = temporaryFolder();
const disk = (name: string) => path.join(folder, name);
const REGISTRY = path.resolve(import.meta.dirname, '../../testing/no-remotes.json');

vi.spyOn(console, 'warn').mockImplementation(() => {});

const lateFile = (build: number) => `late.0000000${build}.js`;

/** Writes browser files of a build of the host, one of them hashed. */
async function built(build: number): Promise<string> {
  const assets = disk(`build-${build}`);
  await mkdir(assets, { recursive: true });
  await writeFile(path.join(assets, lateFile(build)), `late ${build}`);
  await writeFile(path.join(assets, 'plain.js'), `plain ${build}`);
  return assets;
}

/** Path of a build's hashed file in a store. */
const objectOf = (name: string, build: number) =>
  disk(path.join(name, 'objects', hash('sha256', `late ${build}`)));

async function host(build: number, name: string, keeper?: string): Promise<TestPortal> {
  const env = { REGISTRY, RELEASES_DIR: disk(name), ...(keeper && { KEEPER_URL: keeper }) };
  return startPortal(env, null, await built(build));
}

const keeperOf = async (build: number, PORT = '0') =>
  startKeeper({ REGISTRY, RELEASES_DIR: disk('keeper'), PORT }, await built(build));

const file = (portal: TestPortal, name: string) => portal.get(`/assets/${name}`);
const statuses = (portal: TestPortal, builds: number[]) =>
  Promise.all(builds.map(async (build) => (await file(portal, lateFile(build))).status));

it('a host without a keeper has exactly the files of its last three builds', async () => {
  for (const build of [1, 2, 3]) await (await host(build, 'own')).stop();
  const fourth = await host(4, 'own');
  expect(await statuses(fourth, [1, 2, 3, 4])).toEqual([404, 200, 200, 200]);
  const { text, headers } = await file(fourth, lateFile(2));
  expect(text).toBe('late 2');
  expect(headers.get('cache-control')).toContain('immutable');
  expect((await file(fourth, 'plain.js')).text).toBe('plain 4');
});

it('hosts with empty disks fetch the files of previous builds from the keeper, but no damaged ones', async () => {
  for (const build of [1, 2]) await (await keeperOf(build)).stop();
  const { url } = await keeperOf(3);
  expect(await statuses(await host(3, 'new', url), [1, 2, 3])).toEqual([200, 200, 200]);
  await writeFile(objectOf('keeper', 1), 'another');
  expect(await statuses(await host(3, 'newer', url), [1, 2, 3])).toEqual([404, 200, 200]);
});

it('hosts of a keeper have the files of the next build, and keep them while the keeper is unreachable', async () => {
  const before = await keeperOf(1);
  const first = await host(1, 'first', before.url);
  await before.stop();
  const next = await keeperOf(2, new URL(before.url).port);
  await eventually(async () => expect(await statuses(first, [1, 2])).toEqual([200, 200]));
  await first.stop();
  await next.stop();
  expect(await statuses(await host(1, 'first', next.url), [1, 2])).toEqual([200, 200]);
});
