import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const sources = ['package.json', 'portal.remote.ts', 'rspack.config.ts', 'src'];

/** A change of one text in one file of a remote's sources. */
interface Change {
  /** Relative to the remote's folder. */
  file: string;
  from: string;
  to: string;
}

/**
 * Builds a remote from sources of its own.
 * @returns the folder of the build; above it nothing is to be kept
 */
export async function builtRelease(remote: string, { file, from, to }: Change): Promise<string> {
  const dir = path.join(await mkdtemp(path.join(os.tmpdir(), 'release-')), remote);
  for (const name of sources)
    await cp(path.join(root, remote, name), path.join(dir, name), { recursive: true });
  await symlink(path.join(root, remote, 'node_modules'), path.join(dir, 'node_modules'));
  const source = await readFile(path.join(dir, file), 'utf8');
  if (!source.includes(from)) throw new Error(`${file} does not say “${from}”`);
  await writeFile(path.join(dir, file), source.replaceAll(from, to));
  const { NODE_ENV: _mode, ...env } = process.env;
  await promisify(execFile)(path.join(dir, 'node_modules/.bin/rspack'), ['build'], { cwd: dir, env });
  return path.join(dir, 'dist');
}
