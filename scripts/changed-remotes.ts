/**
 * `npm run --silent changed-remotes -- COMMIT` prints, as JSON, the remotes that changed since a commit, for pipelines that run per
 * team. Without a commit, or with one that is unknown, it prints all of them.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readOwnRemotes } from './processes/read-own-remotes.ts';

/** Files that every remote is built from. */
const shared = /^(shared\/|package\.json$|pnpm-(lock|workspace)\.yaml$|tsconfig\.json$)/;

/** Returns the remotes that changed files concern: their own folders, or what all are built from. */
export function listChangedRemotes(files: readonly string[], remotes: readonly string[]): string[] {
  if (files.some((file) => shared.test(file))) return [...remotes];
  return remotes.filter((name) => files.some((file) => file.startsWith(`${name}/`)));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const remotes = readOwnRemotes(root);
  const [commit = ''] = process.argv.slice(2);
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', `${commit}...HEAD`, '--'], {
    cwd: root,
    encoding: 'utf8',
  });
  const isKnown = /^[\w./-]+$/.test(commit) && !commit.startsWith('-') && status === 0;
  console.log(JSON.stringify(isKnown ? listChangedRemotes(stdout.split('\n'), remotes) : remotes));
}
