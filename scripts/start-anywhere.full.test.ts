import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';

const root = join(import.meta.dirname, '..');
const isLinux = existsSync('/usr/bin/setpriv') && existsSync('/usr/bin/taskset');

let running: ChildProcess | undefined;

afterEach(async () => {
  running?.kill('SIGTERM');
  if (running?.exitCode === null) await once(running, 'exit');
});

/** Starts the whole portal with a command that changes its environment. @returns its URL */
async function startPortal(before: string[], env: Record<string, string>): Promise<string> {
  const [program = '', ...args] = [...before, process.execPath, 'scripts/start.ts'];
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: temporaryFolder(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`npm start ended with ${code}`)),
  );
  const [address] = await Promise.race([once(child.stdout, 'data'), ended]);
  return String(address).trim();
}

const noPlace = { HOME: '/nonexistent', TMPDIR: '/nonexistent', XDG_CACHE_HOME: '/nonexistent' };
const deadProxy = {
  NODE_USE_ENV_PROXY: '1',
  HTTP_PROXY: 'http://127.0.0.1:9',
  http_proxy: 'http://127.0.0.1:9',
};

it.runIf(isLinux).each([
  [
    'on one processor, at a lower priority that it may not raise',
    'taskset -c 0 setpriv --bounding-set=-sys_nice --inh-caps=-sys_nice nice -n 5'.split(' '),
    {},
  ],
  [
    'without a home or a folder for temporary files, next to a proxy that does not respond',
    [],
    { ...noPlace, ...deadProxy },
  ],
])('the portal renders its pages %s', async (_where, before, env) => {
  const address = await startPortal(before, env);

  await expect
    .poll(async () => (await fetch(`${address}cursos`)).text(), { timeout: 120_000 })
    .toContain('data-region="loaded"');
});
