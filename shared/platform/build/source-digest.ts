import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const builtPaths = /(^|\/)(node_modules|dist|\.cache|\.data)(\/|$)/;
const ignoredPaths = /\.test\.tsx?$|\.md$/;

/** Files that determine the installed libraries. */
const installFiles = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/**
 * Returns the inputs of a package's build: its folder, the shared packages, the lock file and the catalog.
 * @param dir absolute path of the package
 */
export function buildInputs(dir: string): string[] {
  const shared = path.resolve(import.meta.dirname, '../..');
  const root = findWorkspace(dir);
  const files = root ? installFiles.map((name) => path.join(root, name)) : [];
  return [dir, shared, ...files.filter((file) => existsSync(file))];
}

/** Returns the nearest parent folder with a lock file. */
function findWorkspace(dir: string): string | null {
  const parent = path.dirname(dir);
  if (parent === dir) return null;
  return existsSync(path.join(parent, installFiles[0] ?? '')) ? parent : findWorkspace(parent);
}

/**
 * Returns a digest of files and folders, independent of their location: equal digests need no build.
 * @param inputs absolute paths
 */
export async function sourceDigest(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.env.APP_VERSION ?? '');
  for (const input of inputs) {
    for (const file of await listFiles(input)) {
      hash.update(path.relative(path.dirname(input), file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function listFiles(input: string): Promise<string[]> {
  if (path.extname(input) === '.yaml') return [input];
  const entries = await readdir(input, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !builtPaths.test(path.relative(input, file)) && !ignoredPaths.test(file))
    .sort();
}
