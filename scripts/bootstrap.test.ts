import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';
import { isAlive } from './testing/is-alive.ts';

const nodePackage = `node-${process.platform}-${process.arch}`;
const installNode = `mkdir -p node_modules/${nodePackage}/bin && ln -sf "${process.execPath}" node_modules/${nodePackage}/bin/node`;
let root: string;

/** A checkout in a path with spaces, and an `npx` that installs nothing but the project's Node. */
beforeEach(() => {
  root = join(temporaryFolder(), 'a checkout with spaces');
  for (const folder of ['scripts/processes', 'tools', 'host'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['bootstrap.mjs', 'processes/exit-with-parent.ts'])
    copyFileSync(join(import.meta.dirname, file), join(root, 'scripts', file));
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 1');
  writeFileSync(join(root, 'host/package.json'), '{}');
  writeFileSync(join(root, 'pnpm-workspace.yaml'), `catalog:\n  ${nodePackage}: 24.21.0\n`);
  writeFileSync(join(root, 'package.json'), JSON.stringify({ optionalDependencies: { [nodePackage]: '1' } }));
  writeNpx(installNode);
  writeScript('start', `console.log('started with', ...process.argv.slice(2));`);
});

function writeNpx(work: string) {
  const lines = ['#!/bin/sh', 'echo "npm warn Unknown user config" >&2', 'echo "$@" >> installs.log', work];
  writeFileSync(join(root, 'tools/npx'), lines.join('\n'));
  chmodSync(join(root, 'tools/npx'), 0o755);
}

const writeScript = (name: string, source: string) => writeFileSync(join(root, `scripts/${name}.ts`), source);
const installs = () => readFileSync(join(root, 'installs.log'), 'utf8').trim().split('\n');
const environment = () => ({ ...process.env, PATH: `${join(root, 'tools')}:${process.env.PATH}` });

const bootstrap = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/bootstrap.mjs'), ...args], {
    encoding: 'utf8',
    cwd: tmpdir(),
    env: environment(),
    timeout: 25_000,
  });

describe('an npm command', () => {
  it('installs the first time and when what is to be installed has changed, then runs its script with its arguments', () => {
    const { status, stdout, stderr } = bootstrap('scripts/start.ts', 'one', 'two words');

    expect(installs()).toEqual([expect.stringMatching(/^-y pnpm@[\d.]+ install --frozen-lockfile/)]);
    expect(stderr).toContain('Installing dependencies');
    expect(stdout).toBe('started with one two words\n');
    expect(status).toBe(0);
    bootstrap('scripts/start.ts');
    expect(installs()).toHaveLength(1);
    for (const [index, file] of ['pnpm-lock.yaml', 'host/package.json'].entries()) {
      writeFileSync(join(root, file), '{ "changed": true }');
      bootstrap('scripts/start.ts');
      expect(installs(), file).toHaveLength(index + 2);
    }
  });

  it('leaves the tools of tests out for what only runs the portal, until a command needs them', () => {
    const commands = ['--production', 'scripts/start.ts'];
    expect(bootstrap(...commands, 'one').stdout).toBe('started with one\n');
    bootstrap(...commands);
    expect(installs()).toEqual([expect.stringContaining(' --prod')]);
    bootstrap('scripts/start.ts');
    writeFileSync(join(root, 'pnpm-lock.yaml'), 'lockfileVersion: 2');
    bootstrap(...commands);
    expect(installs().map((line) => line.includes(' --prod'))).toEqual([true, false, false]);
  });

  it('runs nothing where its Node did not come, though the install ended well', () => {
    writeNpx('mkdir node_modules');
    const { status, stdout, stderr } = bootstrap('scripts/start.ts');

    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(`${nodePackage} did not come as the lock file has it: nothing is run.`);
  });

  it('passes a signal on, waits for the script to end, and its exit code on', async () => {
    writeScript(
      'start',
      `process.on('SIGTERM', () => process.exit(5)); console.log('up'); setInterval(() => {}, 1000);`,
    );
    const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'scripts/start.ts'], {
      env: environment(),
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const exit = new Promise((resolve) => child.once('exit', resolve));

    child.kill('SIGTERM');

    expect(await exit).toBe(5);
  });

  it('ends its script when the shell that npm put in between is gone', async () => {
    writeScript('start', `console.log(process.pid); setInterval(() => {}, 1000);`);
    const command = `"${process.execPath}" "${join(root, 'scripts/bootstrap.mjs')}" scripts/start.ts; true`;
    const shell = spawn('sh', ['-c', command], { env: environment(), stdio: ['ignore', 'pipe', 'ignore'] });
    const pid = Number(await new Promise((resolve) => shell.stdout.once('data', resolve)));

    shell.kill('SIGKILL');

    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  });
});
