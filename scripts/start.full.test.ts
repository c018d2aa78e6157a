import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';
import { isAlive } from './testing/is-alive.ts';

let root: string;
let blocker: Server | undefined;
let start: ChildProcess | undefined;

/** A part of the portal in small: listens, notes its process id, ends itself when `GET /die` comes. */
const part = (name: string) => `
  import { createServer } from 'node:http';
  import { writeFileSync } from 'node:fs';
  const name = process.argv[2] ?? '${name}';
  writeFileSync('pids/' + name, String(process.pid));
  const server = createServer((request, response) => {
    if (request.url === '/die') { console.error('disk full'); process.exit(1); }
    response.end(JSON.stringify({ name, api: process.env.API_URL, psg: process.env.MF_PSG_URL }));
  }).listen(Number(process.env.PORT), '127.0.0.1', () => {
    const url = 'http://127.0.0.1:' + server.address().port;
    console.log(JSON.stringify({ event: 'listening', url }));
  });
`;

beforeEach(() => {
  root = join(temporaryFolder(), 'a checkout with spaces');
  cpSync(join(import.meta.dirname, 'start.ts'), join(root, 'scripts/start.ts'));
  cpSync(join(import.meta.dirname, 'processes'), join(root, 'scripts/processes'), { recursive: true });
  for (const file of ['shared/core/server/error-text.ts', 'shared/core/institution/base-path.ts'])
    cpSync(join(import.meta.dirname, '..', file), join(root, file));
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'pids'));
  write('registry.json', '[{"name":"mf-courses"},{"name":"mf-psg"}]');
  write('package.json', '{"type":"module"}');
  write('shared/platform/build/build.ts', '');
  for (const file of ['api/src/main.ts', 'shared/platform/cli/serve-remote.ts', 'host/server/main.ts']) {
    write(file, part(file.split('/')[0] ?? ''));
  }
});

afterEach(() => {
  start?.kill('SIGKILL');
  blocker?.close();
  blocker = undefined;
});

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

function npmStart(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  start = child;
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    said.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.stderr += chunk;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, ...said }));
  const address = Promise.race([
    once(child.stdout, 'data').then(([chunk]) => new URL(String(chunk).trim())),
    ended.then(({ stderr }): never => {
      throw new Error(stderr);
    }),
  ]);
  // Not every test asks for it.
  address.catch(() => {});
  return { child, ended, address };
}

async function block(): Promise<number> {
  blocker = createServer();
  blocker.listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const address = blocker.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const ask = async (url: URL | string) => (await fetch(url)).json();
const pids = () =>
  readdirSync(join(root, 'pids')).map((name) => Number(readFileSync(join(root, 'pids', name))));
const alive = () => pids().filter(isAlive);

const PROGRESS = 'Building what has changed and starting the portal…\n';

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'starts every part, prints one address, and ends everything at %s',
    async (signal) => {
      const { address, child, ended } = npmStart();
      const url = await address;

      expect(url.pathname).toBe('/senac-portal/');
      const host = await ask(url);
      expect(host.name).toBe('host');
      expect((await ask(host.api)).name).toBe('api');
      expect((await ask(host.psg)).name).toBe('mf-psg');
      expect(alive()).toHaveLength(4);
      child.kill(signal);
      expect(await ended).toEqual({ code: 0, stdout: `${url}\n`, stderr: PROGRESS });
      expect(alive()).toEqual([]);
    },
  );

  it('leaves nothing running when it is killed without a chance to clean up', async () => {
    const { address, child } = npmStart();
    await address;

    child.kill('SIGKILL');

    await expect.poll(alive).toEqual([]);
  });

  it('ends with one line when a part dies later', async () => {
    const { address, ended } = npmStart();
    const host = await ask(await address);
    await fetch(`${host.psg}/die`).catch(() => {});

    const { code, stderr } = await ended;

    expect(stderr).toBe(`${PROGRESS}mf-psg ended unexpectedly: disk full\n`);
    expect(code).toBe(1);
    expect(alive()).toEqual([]);
  });

  it('starts no api of its own before an existing one', async () => {
    const elsewhere = npmStart();
    const { api } = await ask(await elsewhere.address);
    rmSync(join(root, 'api'), { recursive: true });

    const { address, child, ended } = npmStart({ API_URL: api });

    expect((await ask(await address)).api).toBe(api);
    child.kill();
    await ended;
    elsewhere.child.kill();
    await elsewhere.ended;
  });

  it('says in one line what is wrong, and starts nothing', async () => {
    const said = await npmStart({ PORT: String(await block()) }).ended;
    const stderr = expect.stringMatching(/^Port \d+ is already in use[^\n]*\n$/);
    expect(said).toEqual({ code: 1, stdout: '', stderr });
    expect(pids()).toEqual([]);
  });
});
