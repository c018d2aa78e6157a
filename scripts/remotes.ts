/**
 * `npm run remotes`: writes the remotes of `registry.json` into the files that list them: compose, Kubernetes, code owners.
 * `npm run remotes -- mf-events` adds a remote to the registry first.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../shared/platform/cli/command.ts';
import { addressVariable } from './processes/portal-plan.ts';
import { readOwnRemotes } from './processes/read-own-remotes.ts';

const root = join(import.meta.dirname, '..');

/** Files with a part for each remote of this repository, between the comments `# Remotes` and `# End of remotes`. */
export const filesWithRemotes = [
  '.github/CODEOWNERS',
  'docker-compose.yml',
  'docker-compose.scale.yml',
  'deploy/kubernetes/base/keeper.yaml',
  'deploy/kubernetes/base/remotes.yaml',
  'deploy/kubernetes/overlays/trial/kustomization.yaml',
];

const list = /^(?<start> *# Remotes\b[^\n]*\n)(?<parts>.*?)(?<end>^ *# End of remotes\n)/gms;

/** Repeats the part of the first remote for every remote. @throws Error if the parts of a list differ in length */
export function repeatRemotes(text: string, remotes: readonly string[]): string {
  return text.replace(list, (...matched) => {
    const { start, parts, end } = matched.at(-1) as Record<'start' | 'parts' | 'end', string>;
    const lines = parts.match(/.*\n/g) ?? [];
    const [first = '', ...others] = new Set(parts.match(/\bmf-[a-z0-9-]+/g));
    const length = lines.length / (others.length + 1);
    if (!Number.isInteger(length)) throw new Error(`the parts of remotes differ after: ${start.trim()}`);
    const part = lines.slice(0, length).join('');
    const repeated = remotes.map((name) =>
      part.replaceAll(first, name).replaceAll(addressVariable(first), addressVariable(name)),
    );
    return [start, ...repeated, end].join('');
  });
}

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
    if (listings.some((listing) => listing.name === name)) return text;
    return `${JSON.stringify([...listings, { name }], null, 2)}\n`;
  });
}

if (import.meta.main) await runCommand(async ([added]) => listRemotes(added), process.argv.slice(2));
