import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { type Dirent, existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseManifest } from '../contract/release-manifest.ts';
import type { Target } from './common-config.ts';

/** Options that both builds of a package share. */
export interface BuildOptions extends Pick<Target, 'dir' | 'dist' | 'mode' | 'version'> {
  /** Digest of everything that the build may read: equal digests need no build. */
  digest: string;
  /** Absolute paths of the files and folders that the build may read. */
  inputs: string[];
}

/** Reads the options of a build from the environment (`NODE_ENV`, `APP_VERSION`, `BUILD_DIR`) and the sources in `dir`. */
export async function buildOptions(dir: string): Promise<BuildOptions> {
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
  const inputs = buildInputs(dir);
  const version = process.env.APP_VERSION ?? (await packageVersion(dir));
  const dist = path.resolve(dir, process.env.BUILD_DIR ?? 'dist');
  return { dir, dist, mode, version, digest: `${mode} ${await sourceDigest(inputs)}`, inputs };
}

/** Formats the version with two digits per number, as specified: 01.01.38. */
async function packageVersion(dir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version
    .split('.')
    .map((part) => part.padStart(2, '0'))
    .join('.');
}

/** Files that determine the installed libraries. */
const installFiles = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** Returns the inputs of a package's build: its folder, the shared packages, the lock file and the catalog. */
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

/** Returns a digest of files and folders, independent of their location. */
export async function sourceDigest(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.env.APP_VERSION ?? '');
  for (const input of inputs) {
    for (const file of listFiles(input)) {
      hash.update(path.relative(path.dirname(input), file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

const builtFolders = ['node_modules', 'dist', '.cache', '.data'];
const ignoredPaths = /\.test\.tsx?$|(?<!\.page)\.md$/;

function listFiles(input: string): string[] {
  if (path.extname(input) === '.yaml') return [input];
  const exclude = ({ name }: Dirent) => builtFolders.includes(name);
  const entries = globSync('**/*', { cwd: input, withFileTypes: true, exclude });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !ignoredPaths.test(file))
    .sort();
}

/**
 * Returns the commit of a build's inputs with its time, which unlike that of the build is always the same; null if they
 * differ from it or are not in git. `RELEASE_COMMIT` (`<hash> <seconds since 1970>`) replaces it where there is no
 * repository, as in a container.
 */
export async function sourceCommit(dir: string, inputs: readonly string[]) {
  const given = process.env.RELEASE_COMMIT;
  if (given) return parseCommit(given);
  const git = async (...args: string[]) => (await promisify(execFile)('git', args, { cwd: dir })).stdout;
  try {
    if ((await git('status', '--porcelain', '--', ...inputs)) !== '') return null;
    return parseCommit(await git('log', '-1', '--format=%H %ct'));
  } catch {
    return null;
  }
}

/** @param text hash and seconds since 1970 */
function parseCommit(text: string): ReleaseManifest['commit'] {
  const [, id, seconds] = text.trim().match(/^([0-9a-f]{40,64}) (\d{1,12})$/) ?? [];
  return id && seconds ? { id, time: new Date(Number(seconds) * 1000).toISOString() } : null;
}
