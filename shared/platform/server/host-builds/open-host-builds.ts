import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/shared/server/error-text';
import { isHashed } from '@portal/shared/server/immutable-file';
import { writeAtomically } from '../releases/store/write-atomically.ts';
import { filesOf, type HostBuild, listRetainedBuilds, readKnownBuilds } from './known-builds.ts';

const LIST = 'builds.json';
const FILES = 'files';

export interface HostBuilds {
  /** Folder of the files of all kept builds. */
  folder: string;
  /** The kept builds, the newest first. */
  builds(): readonly HostBuild[];
  /**
   * Keeps the files of other builds, too.
   * @param fetchFile what brings a file that is not there; it is compared with its SHA-256
   * @throws Error for the first file that cannot be had
   */
  add(others: readonly HostBuild[], fetchFile: (name: string) => Promise<Uint8Array>): Promise<void>;
}

interface Options {
  /** Folder of the browser files of the build at work. */
  assets: string;
  /** Folder of the kept builds, made where it is not there. */
  root: string;
  report: (line: string) => void;
}

/** Folder of the kept builds in that of the store; no remote's name begins like this. */
export const hostBuildsFolder = (releasesDir: string): string => path.join(releasesDir, '.host');

/**
 * The hashed files of the host's last builds, for tabs that were opened while those were at work. The one at work is taken in
 * at once; where the disk cannot be written the host goes on without.
 */
export async function openHostBuilds({ assets, root, report }: Options): Promise<HostBuilds> {
  const folder = path.join(root, FILES);
  const list = path.join(root, LIST);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = await buildIn(assets);
  let builds = listRetainedBuilds([own, ...(await readBuilds(list))]);
  const there = await listIntactFiles(folder, filesOf(builds));

  async function keep(
    next: readonly HostBuild[],
    fetchFile: (name: string) => Promise<Uint8Array>,
  ): Promise<void> {
    const files = filesOf(next);
    for (const [name, sha256] of files) {
      if (there.has(name)) continue;
      const content = await fetchFile(name);
      if (hash('sha256', content) !== sha256) throw new Error(`${name} is not the announced file`);
      await writeAtomically(path.join(folder, name), content);
      there.add(name);
    }
    await writeAtomically(list, JSON.stringify(next));
    builds = [...next];
    for (const name of await readdir(folder)) {
      if (files.has(name)) continue;
      await rm(path.join(folder, name));
      there.delete(name);
    }
  }

  await keep(builds, (name) => readFile(path.join(assets, name))).catch((error: unknown) =>
    report(`the host's build is not kept (${errorText(error)})`),
  );
  return {
    folder,
    builds: () => builds,
    async add(others, fetchFile) {
      const next = listRetainedBuilds([own, ...others, ...builds]);
      const isKnown = next.every(({ id }, index) => id === builds[index]?.id);
      const isThere = [...filesOf(next).keys()].every((name) => there.has(name));
      if (!isKnown || !isThere) await keep(next, fetchFile);
    },
  };
}

async function buildIn(assets: string): Promise<HostBuild> {
  const names = (await readdir(assets)).filter(isHashed).sort();
  const files: Record<string, string> = {};
  for (const name of names) files[name] = hash('sha256', await readFile(path.join(assets, name)));
  return { id: hash('sha256', JSON.stringify(files)), files };
}

const readBuilds = (list: string): Promise<HostBuild[]> =>
  readFile(list, 'utf8')
    .then(readKnownBuilds)
    .catch(() => []);

/** Names of the files that are there as they should be. */
async function listIntactFiles(folder: string, files: ReadonlyMap<string, string>): Promise<Set<string>> {
  const sound = new Set<string>();
  for (const [name, sha256] of files) {
    const content = await readFile(path.join(folder, name)).catch(() => null);
    if (content && hash('sha256', content) === sha256) sound.add(name);
  }
  return sound;
}
