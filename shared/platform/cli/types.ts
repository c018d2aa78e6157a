import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SLOT_TYPES } from '../contract/names.ts';
import { createCommand } from './command.ts';
import { listedRemotes, readManifest, readSourceIfFound } from './read-manifest.ts';

const FOLDER = 'types';

/**
 * Writes the props of the slots of a portal's remotes to `types/<remote>.d.ts`, so that a page of the package in the
 * current folder that mounts one is type-checked. The package has the name of its remote.
 */
export const types = createCommand(
  'portal types --against URL',
  { against: { type: 'string' } },
  async ({ against }) => {
    if (!against) return false;
    const { name } = JSON.parse(await readFile('package.json', 'utf8')) as { name: string };
    const found = await fetchSlotTypes(against, name);
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER);
    for (const [remote, text] of found) await writeFile(path.join(FOLDER, `${remote}.d.ts`), text);
    console.log(`${FOLDER}/: the slots of ${[...found.keys()].join(', ') || 'no other remote'}`);
  },
);

/** Returns the declarations of slots' props by remote. @throws Error in one line if the portal cannot be read */
export async function fetchSlotTypes(url: string, own: string): Promise<Map<string, string>> {
  const base = url.replace(/\/+$/, '');
  const { remotes } = await readManifest(`${base}/registry.json`, listedRemotes);
  const types = new Map<string, string>();
  for (const { name } of remotes.filter((remote) => remote.name !== own)) {
    const text = await readSourceIfFound(`${base}/remotes/${name}/web/${SLOT_TYPES}`);
    if (text !== null) types.set(name, text);
  }
  return types;
}
