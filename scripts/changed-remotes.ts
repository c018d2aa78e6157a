/**
 * `npm run --silent changed-remotes -- COMMIT` prints, as JSON, the remotes that changed since a commit, for pipelines that run per
 * team. Without a commit, or with one that is unknown, it prints all of them.
 */
import './processes/exit-with-parent.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { listChangedRemotes } from './checks/list-changed-remotes.ts';
import { readOwnRemotes } from './processes/read-own-remotes.ts';

const root = join(import.meta.dirname, '..');
const remotes = readOwnRemotes(root);
const [commit = ''] = process.argv.slice(2);
const { status, stdout } = spawnSync('git', ['diff', '--name-only', `${commit}...HEAD`, '--'], {
  cwd: root,
  encoding: 'utf8',
});
const isKnown = /^[\w./-]+$/.test(commit) && !commit.startsWith('-') && status === 0;
console.log(JSON.stringify(isKnown ? listChangedRemotes(stdout.split('\n'), remotes) : remotes));
