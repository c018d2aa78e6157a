import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';

const root = join(import.meta.dirname, '..');
/** A container of a remote in small: no libraries anywhere. */
const folder = temporaryFolder();

beforeAll(async () => {
  const bundle = join(root, 'shared/platform/build/bundle-remote-server.ts');
  await execa(process.execPath, [bundle, join(folder, 'serve-remote.cjs')]);
  mkdirSync(join(folder, 'mf-a/dist/web'), { recursive: true });
  writeFileSync(join(folder, 'mf-a/dist/portal.json'), '{"name":"mf-a"}');
  writeFileSync(join(folder, 'mf-a/dist/web/entry.01234567.js'), 'entry');
});

/** Starts the bundled server. @returns what it says first */
async function start(name: string): Promise<string> {
  const server = execa(process.execPath, ['serve-remote.cjs', name], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0' },
    extendEnv: false,
    reject: false,
    all: true,
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  return String(await once(createInterface(server.all), 'line'));
}

it('serves a release from one bundled file, without any library beside it', async () => {
  const { url } = JSON.parse(await start('mf-a'));
  const manifest = await fetch(`${url}/portal.json`);
  expect(await manifest.json()).toEqual({ name: 'mf-a' });
  expect(manifest.headers.get('cache-control')).toBe('no-cache');
  const file = await fetch(`${url}/web/entry.01234567.js`);
  expect(await file.text()).toBe('entry');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/web/other.js`)).status).toBe(404);
});

it('says in one line that there is no release', async () => {
  expect(await start('mf-b')).toBe('mf-b: there is no release in its folder dist');
});
