import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Service, startService } from './service.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Build output and data, which the copy must not share. */
const notCopied = ['dist', '.cache', '.data', 'test-results'];
const isCopied = (file: string): boolean =>
  file !== 'node_modules' && file !== '.git' && !notCopied.includes(path.basename(file));

/**
 * `npm run dev` in a copy of the checkout with changeable sources; the URL is that of the home page, with a trailing
 * slash.
 */
export interface DevelopedPortal extends Service {
  /** Develops one remote alone, in the shell of a running portal; the URL is that of the home page. */
  developAlone(remote: string, portal: string): Promise<Service>;
  /** Replaces a text of a source, which must contain it. */
  change(file: string, from: string, to: string): Promise<void>;
}

export async function startDevPortal(): Promise<DevelopedPortal> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'portal-dev-'));
  await cp(root, copy, {
    recursive: true,
    // Keeps relative links between packages, so that they stay within the copy.
    verbatimSymlinks: true,
    filter: (source) => isCopied(path.relative(root, source)),
  });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const remove = () => rm(copy, { recursive: true, force: true });
  try {
    const { url, stop } = await startService(['scripts/dev.ts'], { NODE_ENV: undefined }, copy);
    return {
      url,
      developAlone: (remote, portal) =>
        startService(
          ['../shared/platform/cli/portal.ts', 'dev', '--portal', portal],
          {},
          path.join(copy, remote),
        ),
      async change(file, from, to) {
        const source = path.join(copy, file);
        const text = await readFile(source, 'utf8');
        if (!text.includes(from)) throw new Error(`${file} does not hold '${from}'`);
        // Atomically: otherwise a build may read an empty source, and the component loses its state.
        await writeFile(`${source}.new`, text.replace(from, to));
        await rename(`${source}.new`, source);
      },
      async stop() {
        await stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
