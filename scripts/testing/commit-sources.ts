import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, relative } from 'node:path';

const project = join(import.meta.dirname, '../..');
const committer = [
  '-c',
  'user.name=Reader',
  '-c',
  'user.email=reader@localhost',
  '-c',
  'commit.gpgsign=false',
];

/** Copies the repository as it is checked out into a folder, as one commit. The builds are copied, too. */
export function commitSources(folder: string): void {
  const left = /(^|\/)(node_modules|\.cache|\.data|\.git|\.stryker-tmp)(\/|$)/;
  cpSync(project, folder, { recursive: true, filter: (path) => !left.test(relative(project, path)) });
  execFileSync('git', ['init'], { cwd: folder, stdio: 'pipe' });
  commitAll(folder, 'Sources');
}

/** Commits all changes in a folder. */
export function commitAll(folder: string, message: string): void {
  for (const args of [
    ['add', '--all'],
    ['commit', '--no-verify', '--quiet', '-m', message],
  ])
    execFileSync('git', [...committer, ...args], { cwd: folder, stdio: 'pipe' });
}
