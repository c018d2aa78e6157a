/**
 * `npm run new:remote -- mf-eventos [--team TEAM] [--path /PATH] [--slot SLOT]`: creates a remote in this workspace, lists it
 * as `npm run remotes` does, and installs it.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createRemote, readOptions } from '../shared/create-remote/create-remote.ts';
import { runCommand } from '../shared/platform/cli/command.ts';
import { pnpm } from './processes/pnpm.ts';
import { listRemotes } from './remotes.ts';

const root = join(import.meta.dirname, '..');

const run = (program: string, args: string[]) =>
  execFileSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });

await runCommand(async (args) => {
  const options = readOptions([...args]);
  createRemote(options, join(root, options.name), ['remote', 'workspace']);
  // Names of another length than the example's change line breaks.
  run('biome', ['check', '--write', '--log-level=error', options.name]);
  console.log(`${options.name}/: created`);
  listRemotes(options.name);
  run('npx', ['-y', pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline']);
}, process.argv.slice(2));
