import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const builtPaths = /(^|\/)(node_modules|dist|\.cache|\.data)(\/|$)/;
const ignoredPaths = /\.test\.tsx?$/;

/** Digest of everything that a build of `dir` depends on: equal digests need no build. */
export async function sourceDigest(...dirs: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.env.APP_VERSION ?? '');
  for (const dir of dirs) {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !builtPaths.test(path.relative(dir, file)) && !ignoredPaths.test(file))
      .sort();
    for (const file of files) hash.update(path.relative(dir, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}
