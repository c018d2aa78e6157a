import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRegistry } from '../../shared/platform/cli/format-registry.ts';
import { filesWithRemotes, repeatRemotes } from '../checks/repeat-remotes.ts';
import { readOwnRemotes } from './read-own-remotes.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Writes the remotes of `registry.json` into the files that list them, and reports what has changed.
 * @param added name of a remote that is added to the registry first
 * @throws Error if there is no such remote
 */
export function listRemotes(added?: string): void {
  if (added) addToRegistry(added);
  const remotes = readOwnRemotes(root);
  for (const file of filesWithRemotes) rewrite(file, (text) => repeatRemotes(text, remotes));
}

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
