import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the remotes of `registry.json` that are built in this repository: those without a URL. */
export function readOwnRemotes(root: string): string[] {
  const registry: { name: string; url?: string; manifest?: string }[] = JSON.parse(
    readFileSync(join(root, 'registry.json'), 'utf8'),
  );
  return registry.filter(({ url, manifest }) => !url && !manifest).map(({ name }) => name);
}
