import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Measured, reportOnly } from '../goals.ts';
import { pages } from '../pages.ts';
import { htmlBytes } from '../server/server-load.ts';

/** Bytes of the pages and of the remotes' entries. */
export async function measureSizes(
  url: string,
  remotes: readonly string[],
  root: string,
): Promise<Measured[]> {
  const html = await Promise.all(
    pages.map(async ({ name, path: page }) => {
      const address = `${url}/senac-portal/${page}`;
      const atOnce = await htmlBytes(address);
      const kept = await packedBytes(address, atOnce);
      return [
        reportOnly(`${name}: HTML with its styles, of a page that has just changed`, atOnce / 1024, 'KB br'),
        atMost(`${name}: HTML with its styles`, kept / 1024, name === 'home' ? 24 : 32, 'KB br'),
      ];
    }),
  );
  const entries = await Promise.all(
    remotes.map(async (name) => {
      const manifest = await readFile(path.join(root, name, 'dist/portal.json'), 'utf8');
      const { entry } = JSON.parse(manifest) as { entry: string };
      const compressed = await readFile(path.join(root, name, 'dist/web', `${entry}.br`));
      return atMost(`${name}: entry`, compressed.length / 1024, 13, 'KB br');
    }),
  );
  return [...html.flat(), ...entries];
}

/** What the page's visitors get once the host has had the time to pack it tightly. */
async function packedBytes(address: string, atOnce: number): Promise<number> {
  for (let second = 0; second < 30; second += 1) {
    const bytes = await htmlBytes(address);
    if (bytes < atOnce) return bytes;
    await pause(1_000);
  }
  return atOnce;
}
