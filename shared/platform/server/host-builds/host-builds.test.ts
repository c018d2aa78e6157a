import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../testing/portal-of-releases.ts';
import { startKeeper } from '../../testing/start-keeper.ts';
import { startPortal, type TestPortal } from '../../testing/start-portal.ts';
import { keptBuilds } from './known-builds.ts';

const folder = temporaryFolder();
const disk = (name: string) => path.join(folder, name);
const REGISTRY = path.resolve(import.meta.dirname, '../../testing/no-remotes.json');

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void said.push(String(line)));
});

afterEach(() => void vi.restoreAllMocks());

const lateFile = (build: number) => `late.0000000${build}.js`;

/** Browser files of a build of the host: what all builds have, and one file that is its own. */
async function built(build: number): Promise<string> {
  const assets = disk(`build-${build}`);
  await mkdir(assets, { recursive: true });
  await writeFile(path.join(assets, 'all.aaaaaaaa.js'), 'all');
  await writeFile(path.join(assets, lateFile(build)), `late ${build}`);
  await writeFile(path.join(assets, `${lateFile(build)}.br`), `packed ${build}`);
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

const file = (portal: TestPortal, name: string, headers = {}) => portal.get(`/assets/${name}`, headers);
const statuses = (portal: TestPortal, builds: number[]) =>
  Promise.all(builds.map(async (build) => (await file(portal, lateFile(build))).status));

describe('a host without a keeper', () => {
  it('has the files of its last three builds, and no others', async () => {
    for (const build of [1, 2, 3]) await (await host(build, 'own')).stop();
    const fourth = await host(4, 'own');
    expect(await statuses(fourth, [1, 2, 3, 4])).toEqual([404, 200, 200, 200]);
    const { text, headers } = await file(fourth, lateFile(2), { 'accept-encoding': 'identity' });
    expect(text).toBe('late 2');
    expect(headers.get('cache-control')).toContain('immutable');
    expect((await file(fourth, 'plain.js')).text).toBe('plain 4');
    expect(await readdir(disk('own/.host/files'))).not.toContain('plain.js');
    expect((await file(fourth, 'builds.json')).status).toBe(404);
  });
});

describe('hosts of a keeper', () => {
  it('with empty disks have the files of builds before theirs', async () => {
    for (const build of [1, 2]) await (await keeperOf(build)).stop();
    const { url } = await keeperOf(3);
    expect(await statuses(await host(3, 'new', url), [1, 2, 3])).toEqual([200, 200, 200]);
  });

  it('that are still to be replaced have the files of the next build, and keep them while the keeper is away', async () => {
    const before = await keeperOf(1);
    const first = await host(1, 'first', before.url);
    await before.stop();
    const next = await keeperOf(2, new URL(before.url).port);
    // The list is written last; without it a host that starts again knows no other build.
    await eventually(async () =>
      expect(await readFile(disk('first/.host/builds.json'), 'utf8')).toContain(lateFile(2)),
    );
    expect(await statuses(first, [1, 2])).toEqual([200, 200]);
    await first.stop();
    await next.stop();
    expect(await statuses(await host(1, 'first', next.url), [1, 2])).toEqual([200, 200]);
  });

  it('take no file that is another than announced', async () => {
    await (await keeperOf(1)).stop();
    const { url } = await keeperOf(2);
    await writeFile(disk(`keeper/.host/files/${lateFile(1)}`), 'another');
    const second = await host(2, 'second', url);
    expect(await statuses(second, [1, 2])).toEqual([404, 200]);
    expect(said.join('\n')).toContain(`${lateFile(1)} is not the announced file`);
  });
});

it('what was damaged on the disk of a host is taken in again', async () => {
  await (await host(1, 'damaged')).stop();
  await writeFile(disk(`damaged/.host/files/${lateFile(1)}`), 'another');
  await (await host(1, 'damaged')).stop();
  await rm(disk('build-1'), { recursive: true });
  const second = await host(2, 'damaged');
  expect((await file(second, lateFile(1))).text).toBe('late 1');
});

it('a keeper hands out files of builds, and nothing else of its disk', async () => {
  const { url } = await keeperOf(1);
  const status = async (name: string) => (await fetch(`${url}/host-files/${name}`)).status;
  expect(await status(lateFile(1))).toBe(200);
  for (const name of ['builds.json', 'plain.js', '..%2fbuilds.json', '__proto__'])
    expect([name, await status(name)]).toEqual([name, 404]);
});

it.each([
  ['1', '1'],
  ['1 2 3 4', '1 2 3'],
  ['2 1 2 0', '2 1 0'],
  ['1 2 1 0', '1 2 0'],
])('of the builds %s there are kept %s', (said, kept) => {
  const builds = said.split(' ').map((id) => ({ id, files: {} }));
  expect(keptBuilds(builds).map(({ id }) => id)).toEqual(kept.split(' '));
});
