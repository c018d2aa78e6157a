/**
 * `npm run remotes`: writes the parts of remotes in compose and Kubernetes files, for the remotes of `registry.json`.
 * `npm run remotes -- mf-events` adds a remote to the registry first.
 */
import './processes/exit-with-parent.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRegistry } from '../shared/platform/cli/format-registry.ts';
import { errorText } from '../shared/server-kit/error-text.ts';
import { filesWithRemotes, repeatRemotes } from './checks/repeat-remotes.ts';
import { readOwnRemotes } from './processes/read-own-remotes.ts';

const root = join(import.meta.dirname, '..');

function rewrite(file: string, change: (text: string) => string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) return;
  writeFileSync(path, changed);
  console.log(`${file}: changed`);
}

function addToRegistry(name: string): void {
  if (!existsSync(join(root, name, 'portal.remote.ts'))) throw new Error(`there is no remote '${name}'`);
  rewrite('registry.json', (text) => {
    const listings: { name: string }[] = JSON.parse(text);
    return listings.some((listing) => listing.name === name) ? text : formatRegistry([...listings, { name }]);
  });
}

try {
  const [name] = process.argv.slice(2);
  if (name) addToRegistry(name);
  const remotes = readOwnRemotes(root);
  for (const file of filesWithRemotes) rewrite(file, (text) => repeatRemotes(text, remotes));
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 1;
}
