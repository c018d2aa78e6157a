import { errorText } from '@portal/server-kit/error-text';
import * as z from 'zod';
import { SLOT_TYPES } from '../contract/names.ts';
import { fetchTextIfFound } from './fetch-text.ts';
import { readManifest } from './read-manifest.ts';

/** Remotes of a portal's `registry.json`. Names become parts of URLs and of file names. */
export const listedRemotes = z.object({
  remotes: z.array(z.object({ name: z.string().regex(/^[a-z][a-z0-9-]*$/) })),
});

/**
 * Returns the declarations of slots' props by remote, from the active releases of a running portal. Remotes that declare
 * none are omitted.
 * @param url base URL of the portal
 * @param own name of the remote that needs them, which declares its own slots
 * @throws Error in one line if the portal cannot be read
 */
export async function fetchSlotTypes(url: string, own: string): Promise<Map<string, string>> {
  const base = url.replace(/\/+$/, '');
  const { remotes } = await readManifest(`${base}/registry.json`, listedRemotes);
  const types = new Map<string, string>();
  for (const { name } of remotes.filter((remote) => remote.name !== own)) {
    const file = `${base}/remotes/${name}/web/${SLOT_TYPES}`;
    const text = await fetchTextIfFound(file).catch((error: unknown) => {
      throw new Error(`${file} cannot be read: ${errorText(error)}`);
    });
    if (text !== null) types.set(name, text);
  }
  return types;
}
