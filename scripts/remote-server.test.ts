import { execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';

const root = join(import.meta.dirname, '..');
/** A container of a remote in small: no libraries anywhere. */
const folder = temporaryFolder();

beforeAll(async () => {
  const bundle = join(root, 'shared/platform/build/bundle-remote-server.ts');
  await promisify(execFile)(process.execPath, [bundle, join(folder, 'serve-remote.cjs')]);
  mkdirSync(join(folder, 'mf-a/dist/web'), { recursive: true });
  writeFileSync(join(folder, 'mf-a/dist/portal.json'), '{"name":"mf-a"}');
  writeFileSync(join(folder, 'mf-a/dist/web/entry.01234567.js'), 'entry');
});

/** Starts the bundled server and answers its address, or what it says instead. */
async function start(name: string) {
  const child = spawn(process.execPath, ['serve-remote.cjs', name], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0' },
  });
  const said = await new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).once('line', resolve);
  });
  return { said, stop: () => child.kill('SIGKILL') };
}

it('serves a release from one bundled file, without any library beside it', async () => {
  const { said, stop } = await start('mf-a');
  try {
    const { url } = JSON.parse(said);
    const manifest = await fetch(`${url}/portal.json`);
    expect(await manifest.json()).toEqual({ name: 'mf-a' });
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    const file = await fetch(`${url}/web/entry.01234567.js`);
    expect(await file.text()).toBe('entry');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/web/other.js`)).status).toBe(404);
  } finally {
    stop();
  }
});

it('says in one line that there is no release', async () => {
  const { said, stop } = await start('mf-b');
  stop();
  expect(said).toBe('mf-b: it is not built');
});
