/**
 * `npm run matrix [-- <part of a topology's name>…] [--previous <revision>]`: runs the pages and the journeys across
 * remotes in each topology: a remote down, slow, throwing or of an earlier revision, and host and remotes of different
 * revisions. With `E2E_PORTAL_URL` it tests that portal instead.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { createCommand, runCommand } from '../shared/platform/cli/command.ts';
import { createBrowserEnv } from './checks/find-browser.ts';
import { root, run } from './checks/run.ts';

/** Checks out a revision, unless a previous run has, and builds it. */
async function buildRevision(revision: string): Promise<string> {
  const { stdout: commit } = await execa('git', ['rev-parse', '--verify', `${revision}^{commit}`], {
    cwd: root,
  });
  const folder = join(root, '.cache/revisions', commit);
  if (!existsSync(folder)) await execa('git', ['worktree', 'add', '--detach', folder, commit], { cwd: root });
  if (!(await run('npm', ['run', 'build', '--prefix', folder])))
    throw new Error(`${revision} cannot be built`);
  return folder;
}

const matrix = createCommand(
  'npm run matrix -- [PART …] [--previous REVISION]',
  { previous: { type: 'string' } },
  async ({ previous }, parts) => {
    const env = await createBrowserEnv();
    if (previous) env.E2E_PREVIOUS = await buildRevision(previous);
    const isBuilt = process.env.E2E_PORTAL_URL || (await run('node', ['shared/platform/build/build.ts']));
    if (!isBuilt) throw new Error('the build failed');
    const projects = parts.map((part) => `--project=*${part}*`);
    if (!(await run('playwright', ['test', '-c', 'e2e/matrix.config.ts', ...projects], { env })))
      process.exitCode = 1;
  },
);

await runCommand(matrix, process.argv.slice(2));
