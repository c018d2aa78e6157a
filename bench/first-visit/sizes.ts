import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { atMost, type Measured } from '../goals.ts';
import { pages } from '../pages.ts';
import { htmlBytes } from '../server/server-load.ts';

/** Bytes of the pages and of the remotes' entries. */
export async function measureSizes(
  url: string,
  remotes: readonly string[],
  root: string,
): Promise<Measured[]> {
  const html = await Promise.all(
    pages.map(async ({ name, path: page }) =>
      atMost(
        `${name}: HTML with its styles`,
        (await htmlBytes(`${url}/senac-portal/${page}`)) / 1024,
        name === 'home' ? 24 : 32,
        'KB br',
      ),
    ),
  );
  const entries = await Promise.all(
    remotes.map(async (name) => {
      const manifest = await readFile(path.join(root, name, 'dist/portal.json'), 'utf8');
      const { entry } = JSON.parse(manifest) as { entry: string };
      const compressed = await readFile(path.join(root, name, 'dist/web', `${entry}.br`));
      return atMost(`${name}: entry`, compressed.length / 1024, 13, 'KB br');
    }),
  );
  return [...html, ...entries];
}
