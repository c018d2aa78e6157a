import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const notSources = ['dist', 'node_modules'];

/** Replacement of one text in one file of a package's sources. */
interface Change {
  file: string;
  from: string;
  to: string;
}

/**
 * Builds a remote, or the host, from a changed copy of its sources.
 * @param name the package's folder
 * @returns folder of the build within the copy
 * @throws Error if the file does not contain the text, or the build fails
 */
export async function builtRelease(name: string, { file, from, to }: Change): Promise<string> {
  const dir = path.join(await mkdtemp(path.join(os.tmpdir(), 'release-')), name);
  await cp(path.join(root, name), dir, {
    recursive: true,
    filter: (source) => !notSources.includes(path.basename(source)),
  });
  await symlink(path.join(root, name, 'node_modules'), path.join(dir, 'node_modules'));
  const source = await readFile(path.join(dir, file), 'utf8');
  if (!source.includes(from)) throw new Error(`${file} does not say “${from}”`);
  await writeFile(path.join(dir, file), source.replaceAll(from, to));
  const { NODE_ENV: _mode, ...env } = process.env;
  await promisify(execFile)(path.join(dir, 'node_modules/.bin/rspack'), ['build'], { cwd: dir, env });
  return path.join(dir, 'dist');
}
