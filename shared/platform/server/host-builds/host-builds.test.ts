import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../testing/portal-of-releases.ts';
import { startKeeper } from '../../testing/start-keeper.ts';
import { startPortal, type TestPortal } from '../../testing/start-portal.ts';
import { listRetainedBuilds } from './known-builds.ts';

const folder = temporaryFolder();
const disk = (name: string) => path.join(folder, name);
const REGISTRY = path.resolve(import.meta.dirname, '../../testing/no-remotes.json');

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

const lateFile = (build: number) => `late.0000000${build}.js`;

/** Writes browser files of a build of the host, one of them hashed. */
async function built(build: number): Promise<string> {
  const assets = disk(`build-${build}`);
  await mkdir(assets, { recursive: true });
  await writeFile(path.join(assets, lateFile(build)), `late ${build}`);
  await writeFile(path.join(assets, 'plain.js'), `plain ${build}`);
  return assets;
}

async function host(build: number, name: string, keeper?: string): Promise<TestPortal> {
  const env = { REGISTRY, RELEASES_DIR: disk(name), ...(keeper && { KEEPER_URL: keeper }) };
  const started = await startPortal(env, null, await built(build));
  onTestFinished(started.stop);
  return started;
}

async function keeperOf(build: number, PORT = '0') {
  const started = await startKeeper({ REGISTRY, RELEASES_DIR: disk('keeper'), PORT }, await built(build));
  onTestFinished(started.stop);
  return started;
}

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
  expect((await file(fourth, 'builds.json')).status).toBe(404);
});

it('hosts with empty disks fetch the files of previous builds from the keeper, but no wrong ones', async () => {
  for (const build of [1, 2]) await (await keeperOf(build)).stop();
  const { url } = await keeperOf(3);
  expect(await statuses(await host(3, 'new', url), [1, 2, 3])).toEqual([200, 200, 200]);
  await writeFile(disk(`keeper/.host/files/${lateFile(1)}`), 'another');
  expect(await statuses(await host(3, 'newer', url), [1, 2, 3])).toEqual([404, 200, 200]);
  expect(warn.mock.calls.join()).toContain(`${lateFile(1)} is not the announced file`);
});

it('hosts of a keeper have the files of the next build, and keep them while the keeper is unreachable', async () => {
  const before = await keeperOf(1);
  const first = await host(1, 'first', before.url);
  await before.stop();
  const next = await keeperOf(2, new URL(before.url).port);
  // The list is written last; without it a restarted host would not know other builds.
  const list = () => readFile(disk('first/.host/builds.json'), 'utf8');
  await eventually(async () => expect(await list()).toContain(lateFile(2)));
  expect(await statuses(first, [1, 2])).toEqual([200, 200]);
  await first.stop();
  await next.stop();
  expect(await statuses(await host(1, 'first', next.url), [1, 2])).toEqual([200, 200]);
});

it('files that were damaged on disk are stored again', async () => {
  await (await host(1, 'damaged')).stop();
  await writeFile(disk(`damaged/.host/files/${lateFile(1)}`), 'another');
  await (await host(1, 'damaged')).stop();
  await rm(disk('build-1'), { recursive: true });
  const second = await host(2, 'damaged');
  expect((await file(second, lateFile(1))).text).toBe('late 1');
});

it('a keeper serves files of builds, and nothing else of its disk', async () => {
  const { url } = await keeperOf(1);
  const status = async (name: string) => (await fetch(`${url}/host-files/${name}`)).status;
  expect(await status(lateFile(1))).toBe(200);
  for (const name of ['builds.json', 'plain.js', '..%2fbuilds.json', '__proto__'])
    expect([name, await status(name)]).toEqual([name, 404]);
});

it('the first three of repeated builds are retained once', () => {
  const builds = ['1', '2', '1', '0', '3'].map((id) => ({ id, files: {} }));
  expect(listRetainedBuilds(builds).map(({ id }) => id)).toEqual(['1', '2', '0']);
});
