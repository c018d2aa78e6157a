import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import { isHashed } from '@portal/server-kit/immutable-file';
import { writeAtomically } from '../releases/store/write-atomically.ts';
import { type HostBuild, listFileHashes, listRetainedBuilds, readKnownBuilds } from './known-builds.ts';

const LIST = 'builds.json';
const FILES = 'files';

export interface HostBuilds {
  /** Folder with the files of all retained builds. */
  folder: string;
  /** Retained builds, newest first. */
  builds(): readonly HostBuild[];
  /**
   * Stores the files of other builds.
   * @param fetchFile loads a missing file, whose SHA-256 is then verified
   * @throws Error for the first file that is not available
   */
  add(others: readonly HostBuild[], fetchFile: (name: string) => Promise<Uint8Array>): Promise<void>;
}

interface Options {
  /** Folder of the current build's browser files. */
  assets: string;
  /** Folder of the retained builds; created if it is missing. */
  root: string;
  report: (line: string) => void;
}

/** Returns the folder of the host's builds in the store; no remote's name starts with a dot. */
export const hostBuildsFolder = (releasesDir: string): string => path.join(releasesDir, '.host');

/**
 * Opens the hashed files of the host's last builds, for tabs that still use them, and stores those of the current
 * build. If the disk is not writable, the host continues without.
 */
export async function openHostBuilds({ assets, root, report }: Options): Promise<HostBuilds> {
  const folder = path.join(root, FILES);
  const list = path.join(root, LIST);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = await hashBuild(assets);
  let builds = listRetainedBuilds([own, ...(await readBuilds(list))]);
  const stored = await listIntactFiles(folder, listFileHashes(builds));

  async function store(
    next: readonly HostBuild[],
    fetchFile: (name: string) => Promise<Uint8Array>,
  ): Promise<void> {
    const files = listFileHashes(next);
    for (const [name, sha256] of files) {
      if (stored.has(name)) continue;
      const content = await fetchFile(name);
      if (hash('sha256', content) !== sha256) throw new Error(`${name} is not the announced file`);
      await writeAtomically(path.join(folder, name), content);
      stored.add(name);
    }
    await writeAtomically(list, JSON.stringify(next));
    builds = [...next];
    for (const name of await readdir(folder)) {
      if (files.has(name)) continue;
      await rm(path.join(folder, name));
      stored.delete(name);
    }
  }

  await store(builds, (name) => readFile(path.join(assets, name))).catch((error: unknown) =>
    report(`the host's build could not be stored (${errorText(error)})`),
  );
  return {
    folder,
    builds: () => builds,
    async add(others, fetchFile) {
      const next = listRetainedBuilds([own, ...others, ...builds]);
      const isKnown = next.every(({ id }, index) => id === builds[index]?.id);
      const isStored = [...listFileHashes(next).keys()].every((name) => stored.has(name));
      if (!isKnown || !isStored) await store(next, fetchFile);
    },
  };
}

async function hashBuild(assets: string): Promise<HostBuild> {
  const names = (await readdir(assets)).filter(isHashed).sort();
  const files: Record<string, string> = {};
  for (const name of names) files[name] = hash('sha256', await readFile(path.join(assets, name)));
  return { id: hash('sha256', JSON.stringify(files)), files };
}

const readBuilds = (list: string): Promise<HostBuild[]> =>
  readFile(list, 'utf8')
    .then(readKnownBuilds)
    .catch(() => []);

/** Returns the names of files whose content matches their SHA-256. */
async function listIntactFiles(folder: string, files: ReadonlyMap<string, string>): Promise<Set<string>> {
  const intact = new Set<string>();
  for (const [name, sha256] of files) {
    const content = await readFile(path.join(folder, name)).catch(() => null);
    if (content && hash('sha256', content) === sha256) intact.add(name);
  }
  return intact;
}
