import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';
import { isAlive } from './testing/is-alive.ts';

let root: string;

/** A part of the portal in small: listens, notes its process id, ends itself when `GET /die` comes. */
const part = (name: string) => `
  import { createServer } from 'node:http';
  import { writeFileSync } from 'node:fs';
  writeFileSync('pids/${name}', String(process.pid));
  const server = createServer((request, response) => {
    if (request.url === '/die') { console.error('disk full'); process.exit(1); }
    response.end(JSON.stringify({ name: '${name}', api: process.env.API_URL, psg: process.env.MF_PSG_URL }));
  }).listen(Number(process.env.PORT), '127.0.0.1', () => {
    const url = 'http://127.0.0.1:' + server.address().port;
    console.log(JSON.stringify({ event: 'listening', url }));
  });
`;

beforeEach(() => {
  root = join(temporaryFolder(), 'a checkout with spaces');
  cpSync(join(import.meta.dirname, 'start.ts'), join(root, 'scripts/start.ts'));
  cpSync(join(import.meta.dirname, 'processes'), join(root, 'scripts/processes'), { recursive: true });
  for (const file of ['shared/server-kit/error-text.ts', 'shared/contract/institution/base-path.ts'])
    cpSync(join(import.meta.dirname, '..', file), join(root, file));
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'pids'));
  write('registry.json', '[{"name":"mf-courses"},{"name":"mf-psg"}]');
  write('package.json', '{"type":"module"}');
  write('shared/platform/build/build.ts', '');
  const serveRemote = join(import.meta.dirname, '../shared/platform/cli/serve-remote.ts');
  write('shared/platform/cli/serve-remote.ts', `export { serveRelease } from '${serveRemote}';`);
  for (const name of ['mf-courses', 'mf-psg']) write(`${name}/dist/portal.json`, JSON.stringify({ name }));
  for (const name of ['api', 'host'])
    write(`${name}/${name === 'api' ? 'src' : 'server'}/main.ts`, part(name));
});

function write(file: string, content: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

function npmStart(env: Record<string, string> = {}) {
  const child = execa(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    extendEnv: false,
    reject: false,
    stripFinalNewline: false,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const failed = child.then(({ stderr }) => Promise.reject(new Error(stderr)));
  failed.catch(() => {});
  const said = Promise.race([once(child.stdout, 'data'), failed]);
  const address = said.then(([chunk]) => new URL(String(chunk).trim()));
  // Not every test asks for it.
  address.catch(() => {});
  return { child, address };
}

const ask = async (url: URL | string) => (await fetch(url)).json();
const pids = () =>
  readdirSync(join(root, 'pids')).map((name) => Number(readFileSync(join(root, 'pids', name))));
const alive = () => pids().filter(isAlive);

const PROGRESS = 'Building what has changed and starting the portal…\n';

it.each(['SIGTERM', 'SIGINT'] as const)(
  'starts every part, prints one address, and ends everything at %s',
  async (signal) => {
    const { address, child } = npmStart();
    const url = await address;

    expect(url.pathname).toBe('/senac-portal/');
    const host = await ask(url);
    expect(host.name).toBe('host');
    expect((await ask(host.api)).name).toBe('api');
    expect((await ask(`${host.psg}/portal.json`)).name).toBe('mf-psg');
    expect(alive()).toHaveLength(2);
    child.kill(signal);
    expect(await child).toMatchObject({ exitCode: 0, stdout: `${url}\n`, stderr: PROGRESS });
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
  const { address, child } = npmStart();
  const host = await ask(await address);
  await fetch(`${host.api}/die`).catch(() => {});

  const stderr = `${PROGRESS}api ended unexpectedly: disk full\n`;
  expect(await child).toMatchObject({ exitCode: 1, stderr });
  expect(alive()).toEqual([]);
});

it('starts no api of its own before an existing one, and nothing at a port that is taken', async () => {
  const elsewhere = npmStart();
  const { port } = await elsewhere.address;
  const { api } = await ask(await elsewhere.address);
  rmSync(join(root, 'api'), { recursive: true });
  const before = pids();

  const stderr = expect.stringMatching(/^Port \d+ is already in use[^\n]*\n$/);
  expect(await npmStart({ PORT: port }).child).toMatchObject({ exitCode: 1, stdout: '', stderr });
  expect(pids()).toEqual(before);
  expect((await ask(await npmStart({ API_URL: api }).address)).api).toBe(api);
});
